import type { PledgeEvent } from '@kindling/api-client/model/my-pledge'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { PledgeEvents } from '../shared/PledgeEvents.tsx'
import * as styles from './pledge.css.ts'

/** What happened to a pledge, with dates, the newest first. */
export function PledgeHistory({ events }: { readonly events: readonly PledgeEvent[] }) {
  const { t } = useTranslation('pledges')
  const { money } = useFormat()
  return (
    <section className={styles.section} aria-labelledby="pledge-history">
      <Heading level={2} size="t26" id="pledge-history">
        {t('page.history')}
      </Heading>
      <PledgeEvents
        events={events}
        wordsOf={({ kind, item, from, to, last4, total_usd }) =>
          t(`page.events.${kind}`, {
            item: item ?? '',
            from: from ?? 0,
            to: to ?? 0,
            last4: last4 ?? '',
            total: money(total_usd ?? 0),
          })
        }
      />
    </section>
  )
}
