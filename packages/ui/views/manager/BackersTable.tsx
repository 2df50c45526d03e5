import type { ListedPledge } from '@kindling/api-client/model/pledge-management'
import { type PledgeLabel, pledgeLabel, pledgeLabels } from '@kindling/validation/rules/pledge-label'
import { type PledgeWait, pledgeWaits } from '@kindling/validation/rules/pledge-list'
import ban from 'lucide-react/icons/ban'
import check from 'lucide-react/icons/check'
import clock from 'lucide-react/icons/clock'
import hourglass from 'lucide-react/icons/hourglass'
import messageSquare from 'lucide-react/icons/message-square'
import minus from 'lucide-react/icons/minus'
import packageIcon from 'lucide-react/icons/package'
import packageCheck from 'lucide-react/icons/package-check'
import receipt from 'lucide-react/icons/receipt'
import truck from 'lucide-react/icons/truck'
import undo2 from 'lucide-react/icons/undo-2'
import x from 'lucide-react/icons/x'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { type Column, Table } from '../../primitives/Table/Table.tsx'
import { useFirstRows } from '../../state/first-rows.ts'
import * as styles from './backers.css.ts'

interface BackersTableProps {
  readonly pledges: readonly ListedPledge[]
  readonly ticked: readonly ListedPledge[]
  readonly onTick: (ticked: readonly ListedPledge[]) => void
  readonly hrefOf?: (pledgeId: string) => string
}

const payments = {
  pending: { tone: 'warning', icon: hourglass },
  processing: { tone: 'info', icon: clock },
  collected: { tone: 'positive', icon: check },
  failed: { tone: 'danger', icon: x },
  cancelled: { tone: 'neutral', icon: ban },
} as const satisfies Record<PledgeLabel, object>

const waits = {
  REFUND: { tone: 'warning', icon: receipt },
  MESSAGE: { tone: 'info', icon: messageSquare },
} as const satisfies Record<PledgeWait, object>

const parcels = {
  NONE: packageIcon,
  READY: packageCheck,
  SHIPPED: truck,
  RETURNED: undo2,
  CANCELLED: ban,
  received: check,
  nothing: minus,
} as const

/** What the badges say, read once and not for each row. */
function useBadgeWords() {
  const { t } = useTranslation('manager')
  return useMemo(
    () => ({
      payments: Object.fromEntries(pledgeLabels.map((each) => [each, t(`payment.${each}`)])) as Record<
        PledgeLabel,
        string
      >,
      waits: Object.fromEntries(pledgeWaits.map((each) => [each, t(`filter.waits.${each}`)])) as Record<
        PledgeWait,
        string
      >,
      parcels: Object.fromEntries(
        (Object.keys(parcels) as (keyof typeof parcels)[]).map((each) => [each, t(`parcel.${each}`)]),
      ) as Record<keyof typeof parcels, string>,
    }),
    [t],
  )
}

/** Pixels of a row with one line. */
const rowHeight = 56
/** Rows down to the window's end, at least: a list that is read again must not end above where somebody has scrolled. */
const firstRows = () => Math.ceil((window.scrollY + window.innerHeight) / rowHeight)

/** One page of backers; each can be ticked. It is drawn again only for other backers or ticks. */
export const BackersTable = memo(function BackersTable({
  pledges,
  ticked,
  onTick,
  hrefOf,
}: BackersTableProps) {
  const { t } = useTranslation('manager')
  const { money } = useFormat()
  const words = useBadgeWords()
  const isTicked = ({ id }: ListedPledge) => ticked.some((each) => each.id === id)
  const here = pledges.filter(isTicked).length
  const nameOf = ({ user_name }: ListedPledge) => user_name || t('backers.nameless')
  const columns: Column<ListedPledge>[] = [
    {
      id: 'name',
      header: (
        <span className={styles.who}>
          <Checkbox
            label={t('backers.tickAll')}
            labelDisplay="spoken"
            checked={here === 0 ? false : here === pledges.length ? true : 'mixed'}
            onChange={() => {
              const others = ticked.filter(({ id }) => !pledges.some((each) => each.id === id))
              onTick(here === pledges.length ? others : [...others, ...pledges])
            }}
          />
          {t('backers.columns.backer')}
        </span>
      ),
      rowHeader: true,
      cell: (pledge) => (
        <span className={styles.who}>
          <Checkbox
            label={t('backers.tick', { name: nameOf(pledge) })}
            labelDisplay="spoken"
            checked={isTicked(pledge)}
            onChange={() =>
              onTick(isTicked(pledge) ? ticked.filter(({ id }) => id !== pledge.id) : [...ticked, pledge])
            }
          />
          <span className={styles.person}>
            <span className={styles.name}>
              <bdi>{hrefOf ? <Link href={hrefOf(pledge.id)}>{nameOf(pledge)}</Link> : nameOf(pledge)}</bdi>
            </span>
            <span className={styles.mail}>
              <bdi>{pledge.user_email}</bdi>
            </span>
            {pledge.waits_for.length > 0 && (
              <span className={styles.waits}>
                {pledge.waits_for.map((each) => (
                  <Badge key={each} {...waits[each]}>
                    {words.waits[each]}
                  </Badge>
                ))}
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'items',
      header: t('backers.columns.items'),
      cell: ({ items }) => <p className={styles.items}>{items.map((item) => itemWords(item)).join(', ')}</p>,
    },
    { id: 'to', header: t('backers.columns.to'), cell: ({ country_code }) => country_code ?? '–' },
    {
      id: 'payment',
      header: t('backers.columns.payment'),
      cell: (pledge) => {
        const label = pledgeLabel(pledge)
        return <Badge {...payments[label]}>{words.payments[label]}</Badge>
      },
    },
    {
      id: 'parcel',
      header: t('backers.columns.parcel'),
      cell: (pledge) => <ParcelSign at={parcelAt(pledge)} words={words.parcels[parcelAt(pledge)]} />,
    },
    {
      id: 'total',
      header: t('backers.columns.total'),
      align: 'end',
      cell: ({ total_usd }) => money(total_usd, { fractions: 'always' }),
    },
  ]
  return (
    <Table
      caption={t('backers.title')}
      columns={columns}
      rows={useFirstRows(pledges, firstRows)}
      rowKey={({ id }) => id}
      isSelected={isTicked}
    />
  )
})

const itemWords = ({ title, variant, quantity }: ListedPledge['items'][number]) =>
  [title, variant].filter(Boolean).join(', ') + (quantity > 1 ? ` × ${quantity}` : '')

/** How its payment stands. */
export function PaymentBadge({ pledge }: { readonly pledge: ListedPledge }) {
  const { t } = useTranslation('manager')
  const label = pledgeLabel(pledge)
  return <Badge {...payments[label]}>{t(`payment.${label}`)}</Badge>
}

/** Where a parcel is; what its backer confirmed goes before what the team says. */
const parcelAt = ({ order_status: status, country_code, received_at }: ListedPledge) =>
  country_code === null ? 'nothing' : status === 'SHIPPED' && received_at !== null ? 'received' : status

function ParcelSign({ at, words }: { readonly at: ReturnType<typeof parcelAt>; readonly words: string }) {
  return (
    <span className={styles.parcel}>
      <Icon icon={parcels[at]} size={18} />
      {words}
    </span>
  )
}

/** How far a parcel is. */
export function Parcel({ pledge }: { readonly pledge: ListedPledge }) {
  const { t } = useTranslation('manager')
  const at = parcelAt(pledge)
  return <ParcelSign at={at} words={t(`parcel.${at}`)} />
}
