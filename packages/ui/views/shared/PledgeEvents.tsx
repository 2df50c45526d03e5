import type { PledgeEvent, PledgeEventKind } from '@kindling/api-client/model/my-pledge'
import ban from 'lucide-react/icons/ban'
import check from 'lucide-react/icons/check'
import circleX from 'lucide-react/icons/circle-x'
import creditCard from 'lucide-react/icons/credit-card'
import mapPin from 'lucide-react/icons/map-pin'
import pencil from 'lucide-react/icons/pencil'
import plus from 'lucide-react/icons/plus'
import undo from 'lucide-react/icons/undo-2'
import { useFormat } from '../../format/use-format.ts'
import { Icon, type IconShape } from '../../primitives/Icon/Icon.tsx'
import * as styles from './pledge-events.css.ts'

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

interface PledgeEventsProps {
  readonly events: readonly PledgeEvent[]
  /** What happened, in a sentence to this reader. */
  readonly wordsOf: (event: PledgeEvent) => string
}

/** What happened to a pledge, with dates, in the order of the events. */
export function PledgeEvents({ events, wordsOf }: PledgeEventsProps) {
  const { date } = useFormat()
  return (
    <ol>
      {events.map((event) => (
        <li key={`${event.kind} ${event.at} ${event.to ?? ''}`} className={styles.event}>
          <span className={styles.dot} aria-hidden="true">
            <Icon icon={icons[event.kind]} size={16} />
          </span>
          <span className={styles.what} dir="auto">
            {wordsOf(event)}
          </span>
          <time className={styles.when} dateTime={new Date(event.at * 1000).toISOString()}>
            {date(event.at * 1000)}
          </time>
        </li>
      ))}
    </ol>
  )
}
