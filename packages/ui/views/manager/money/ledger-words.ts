import type { LedgerLine } from '@kindling/api-client/model/ledger-line'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'

/** A line in words: what happened, its details, and how it stands. */
export interface LedgerWords {
  readonly what: string
  readonly note: string
  readonly state: keyof typeof stateKinds
}

const stateKinds = {
  collected: true,
  refunded: true,
  released: true,
  fee: true,
  returned: true,
  PENDING: true,
  PAID: true,
  RETURNED: true,
}

interface Told {
  /** The title of a milestone; null where it is no longer there. */
  readonly milestoneOf: (id: string) => string | null
  /** A campaign has a first payout; orders are released as they are sent. */
  readonly isCampaign: boolean
}

/** Says lines of the ledger in the reader's language. */
export function useLedgerWords({ milestoneOf, isCampaign }: Told): (line: LedgerLine) => LedgerWords {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const money = (cents: number) => format.money(Math.abs(cents), { fractions: 'always' })

  const refunded = ({ held, amount }: LedgerLine) => {
    const from = held === 0 ? 'available' : amount === 0 ? 'held' : 'both'
    return t(`money.ledger.refundedNote.${from}`, { held: money(held), available: money(amount) })
  }
  const released = ({ milestone_id }: LedgerLine) => {
    if (milestone_id === null)
      return t(isCampaign ? 'money.ledger.releasedStart' : 'money.ledger.releasedOrders')
    return t('money.ledger.released', { milestone: milestoneOf(milestone_id) ?? '–' })
  }
  const withdrawn = (withdrawal: NonNullable<LedgerLine['withdrawal']>): LedgerWords => {
    const { last4, by: name, status, settled_at } = withdrawal
    const date = settled_at === null ? '' : format.date(settled_at * 1000)
    const notes = { PENDING: 'withdrawnNote', PAID: 'arrivedNote', RETURNED: 'cameBackNote' } as const
    return {
      what: t('money.ledger.withdrawn', { last4 }),
      note: t(`money.ledger.${notes[status]}`, { name, date }),
      state: status,
    }
  }

  return (line) => {
    const { kind, pledges, withdrawal } = line
    const count = pledges ?? 0
    if (kind === 'withdrawn' && withdrawal) return withdrawn(withdrawal)
    switch (kind) {
      case 'collected':
        // A day on which more charges were taken back than made.
        if (line.held < 0)
          return {
            what: t('money.ledger.uncollected'),
            note: t('money.ledger.uncollectedNote', { amount: money(line.held) }),
            state: 'refunded',
          }
        return {
          what: t('money.ledger.collected', { count }),
          note: t('money.ledger.collectedNote', { amount: money(line.held) }),
          state: kind,
        }
      case 'refunded':
        return { what: t('money.ledger.refunded', { count }), note: refunded(line), state: kind }
      case 'released':
        return { what: released(line), note: t('money.ledger.releasedNote'), state: kind }
      case 'fee':
        return { what: t('money.ledger.fee'), note: t('money.ledger.feeNote'), state: kind }
      default:
        return {
          what: t('money.ledger.returned'),
          note: t('money.ledger.returnedNote', { last4: withdrawal?.last4 ?? '' }),
          state: 'returned',
        }
    }
  }
}
