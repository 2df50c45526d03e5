import type { PledgeEvent, PledgeEventKind } from '@kindling/api-client/model/my-pledge'
import ban from 'lucide-react/icons/ban'
import check from 'lucide-react/icons/check'
import circleX from 'lucide-react/icons/circle-x'
import creditCard from 'lucide-react/icons/credit-card'
import mapPin from 'lucide-react/icons/map-pin'
import pencil from 'lucide-react/icons/pencil'
import plus from 'lucide-react/icons/plus'
import undo from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon, type IconShape } from '../../primitives/Icon/Icon.tsx'
import * as styles from './pledge.css.ts'

const icons: Record<PledgeEventKind, IconShape> = {
  pledged: plus,
  quantity: pencil,
  address: mapPin,
  address_by_team: mapPin,
  card: creditCard,
  charged: check,
  charge_failed: circleX,
  cancelled: ban,
  refunded: undo,
}

/** What happened to a pledge, with dates, the newest first. */
export function PledgeHistory({ events }: { readonly events: readonly PledgeEvent[] }) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  return (
    <section className={styles.section} aria-labelledby="pledge-history">
      <Heading level={2} size="t26" id="pledge-history">
        {t('page.history')}
      </Heading>
      <ol>
        {events.map((event) => (
          <li key={`${event.kind} ${event.at} ${event.to ?? ''}`} className={styles.event}>
            <span className={styles.dot} aria-hidden="true">
              <Icon icon={icons[event.kind]} size={16} />
            </span>
            <span className={styles.what}>
              {t(`page.events.${event.kind}`, {
                item: event.item ?? '',
                from: event.from ?? 0,
                to: event.to ?? 0,
                last4: event.last4 ?? '',
                total: format.money(event.total_usd ?? 0),
              })}
            </span>
            <time className={styles.when} dateTime={new Date(event.at * 1000).toISOString()}>
              {format.date(event.at * 1000)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
