import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import type { ManagedPledgePage } from '@kindling/api-client/model/pledge-management'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import type { RefundForm } from '@kindling/validation/forms/refund'
import { can, type ProjectRole } from '@kindling/validation/permissions'
import chevronLeft from 'lucide-react/icons/chevron-left'
import chevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { MoneyShares } from '../shared/MoneyShares.tsx'
import { PledgeEvents } from '../shared/PledgeEvents.tsx'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import { Parcel, PaymentBadge } from './BackersTable.tsx'
import { type BulkAction, bulkActions, suits } from './bulk.ts'
import type { NoteCalls, TeamNotesProps } from './notes/TeamNotes.tsx'
import { PledgeProducts } from './PledgeProducts.tsx'
import * as styles from './pledge-page.css.ts'

/* Below the fold on a phone, and a form. */
const RefundPanel = lazyPart(async () => (await import('./RefundPanel.tsx')).RefundPanel)
const TeamNotes = lazyPart(async () => (await import('./notes/TeamNotes.tsx')).TeamNotes)
const ParcelAddressDialog = lazyPart(
  async () => (await import('./ParcelAddressDialog.tsx')).ParcelAddressDialog,
)
const BulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

/** Along the list from which a pledge's page was opened. */
export type NeighbourWay = 'previous' | 'next'

export interface ManagedPledgeViewProps {
  readonly read: ReadState<ManagedPledgePage>
  readonly role: ProjectRole
  readonly calls: Pick<ManagerCalls, 'walk' | 'setStatus' | 'setAddress' | 'lock'>
  readonly onRefund: (form: RefundForm) => Promise<unknown>
  /** Where the project's money is: what a refund does to it. Undefined for those who may not refund. */
  readonly books: ProjectMoney | undefined
  readonly backHref: string
  /** The pledges beside this one, each none or one; undefined: not known yet. */
  readonly neighbours: Readonly<Record<NeighbourWay, readonly unknown[] | undefined>>
  /** Opens the one beside it. */
  readonly onStep: (way: NeighbourWay) => Promise<unknown>
  /** The thread with the backer. */
  readonly messages: ReactNode
  /** What the team notes about it. */
  readonly notes: { readonly read: TeamNotesProps['read']; readonly calls: NoteCalls }
}

/** One pledge for the team: its money, its parcel, what happened, and what can be done (mock 34). */
export function ManagedPledgeView(props: ManagedPledgeViewProps) {
  const { read } = props
  const { t } = useTranslation('manager')
  const messageOf = useMessages()
  const isGone = read.error?.code === 'NOT_FOUND'
  return (
    <div className={styles.page}>
      <Place {...props} />
      {read.error ? (
        <SectionFailed title={t(isGone ? 'pledge.gone' : 'pledge.failed')} level={1} onRetry={read.retry}>
          {isGone ? t('pledge.goneHint') : messageOf({ code: read.error.code })}
        </SectionFailed>
      ) : read.data ? (
        <Loaded {...props} page={read.data} />
      ) : (
        <Skeleton shape="block" height={480} />
      )}
    </div>
  )
}

/** Back to the list, and along it. */
function Place({
  backHref,
  neighbours,
  onStep,
}: Pick<ManagedPledgeViewProps, 'backHref' | 'neighbours' | 'onStep'>) {
  const { t } = useTranslation('manager')
  const step = useAction(onStep)
  return (
    <>
      <nav className={styles.place} aria-label={t('pledge.place')}>
        <Link href={backHref}>{t('backers.title')}</Link>
        <span className={styles.steps}>
          {(['previous', 'next'] as const).map((way) => (
            <IconButton
              key={way}
              variant="line"
              size="small"
              icon={way === 'previous' ? chevronLeft : chevronRight}
              label={t(`pledge.${way}`)}
              disabled={neighbours[way]?.length === 0}
              onClick={() => void step.run(way)}
            />
          ))}
        </span>
      </nav>
      {step.failure && <RejectionAlert failure={step.failure} />}
    </>
  )
}

function Loaded({
  page,
  role,
  calls,
  onRefund,
  books,
  messages,
  notes,
}: ManagedPledgeViewProps & { readonly page: ManagedPledgePage }) {
  const { t } = useTranslation('manager')
  const { date } = useFormat()
  const { line, money, refund_asked: asked } = page
  const max = money.reduce((sum, { held, released }) => sum + held + released, 0)
  return (
    <>
      <header className={styles.head}>
        <div>
          <Heading level={1} size="t34">
            <bdi>{line.user_name || t('backers.nameless')}</bdi>
          </Heading>
          <p className={styles.muted}>
            <bdi>{line.user_email}</bdi> ·{' '}
            {t('pledge.number', { id: line.id, date: date(line.pledged_at * 1000) })}
          </p>
        </div>
        <span className={styles.badges}>
          <PaymentBadge pledge={line} />
          <Parcel pledge={line} />
        </span>
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          {asked && (
            <Alert tone="warning" title={t('pledge.asked', { date: date(asked.at * 1000) })}>
              <span dir="auto">{asked.reason}</span>
            </Alert>
          )}
          <WhereMoneyIs page={page} />
          <PledgeProducts pledge={page.pledge} />
          <Delivery page={page} role={role} calls={calls} />
          {messages}
          <Suspense fallback={<Skeleton shape="block" height={160} />}>
            <TeamNotes {...notes} removesAll={can(role, 'team:write')} />
          </Suspense>
          <History page={page} />
        </div>
        {can(role, 'pledges:refund') && max > 0 && (
          <aside className={styles.rail}>
            <Suspense fallback={null}>
              <RefundPanel max={max} parts={money} books={books} onRefund={onRefund} />
            </Suspense>
          </aside>
        )}
      </div>
    </>
  )
}

/** Where each cent is: paid out, held, or gone back. */
function WhereMoneyIs({ page: { money } }: { readonly page: ManagedPledgePage }) {
  const { t } = useTranslation('manager')
  return (
    <MoneyShares
      title={t('pledge.money')}
      money={money}
      wordsOf={(state, milestone) =>
        milestone === null ? t(`pledge.${state}.start`) : t(`pledge.${state}.milestone`, { milestone })
      }
      totalLabel={t('pledge.collected')}
    />
  )
}

/** Charged, and neither sent nor let go. */
const mayMove = ({ status, order_status }: ManagedPledgePage['line']) =>
  status === 'COMPLETED' && (order_status === 'NONE' || order_status === 'READY')

function Delivery({
  page: { line, pledge },
  role,
  calls,
}: Pick<ManagedPledgeViewProps, 'calls' | 'role'> & { readonly page: ManagedPledgePage }) {
  const { t, i18n } = useTranslation('manager')
  const { date } = useFormat()
  const [action, setAction] = useState<BulkAction | null>(null)
  const [isMoving, setMoving] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const to = line.country_code === null ? null : pledge.shipping_address
  if (!to) return null
  const isLocked = line.address_locks_at !== null
  return (
    <section className={styles.section}>
      <Heading level={2} size="t21">
        {t('pledge.delivery')}
      </Heading>
      <address className={styles.address} dir="auto">
        {[to.name, to.line1, to.line2, `${to.city} ${to.state} ${to.postal_code}`, to.phone_number]
          .filter((text) => text.trim() !== '')
          .map((text) => (
            <span key={text}>{text}</span>
          ))}
        <span>{formatCountry(to.country_code, i18n.language)}</span>
      </address>
      <p className={styles.muted}>
        {isLocked
          ? t('pledge.locks', { date: date((line.address_locks_at ?? 0) * 1000, 'moment') })
          : t('pledge.unlocked')}
        {line.tracking_number && ` ${[line.carrier, line.tracking_number].filter(Boolean).join(' ')}.`}
        {line.received_at !== null && ` ${t('pledge.received', { date: date(line.received_at * 1000) })}`}
      </p>
      {done && (
        <Alert tone="positive" arrival="announced">
          {done}
        </Alert>
      )}
      <div className={styles.buttons}>
        {bulkActions
          .filter((each) => suits(each, line))
          .map((each) => (
            <Button key={each} variant="line" size="small" onClick={() => setAction(each)}>
              {t(`bulk.${each}.verb`)}
            </Button>
          ))}
        {can(role, 'orders:write') && mayMove(line) && (
          <Button variant="line" size="small" onClick={() => setMoving(true)}>
            {t('address.verb')}
          </Button>
        )}
      </div>
      {isMoving && (
        <Suspense fallback={<Opening onMovedOn={() => setMoving(false)} />}>
          <ParcelAddressDialog
            pledgeId={line.id}
            address={to}
            onSave={(address) => calls.setAddress(line.id, address)}
            onClose={() => setMoving(false)}
            onDone={() => {
              setMoving(false)
              setDone(t('address.done'))
            }}
          />
        </Suspense>
      )}
      {action && (
        <Suspense fallback={<Opening onMovedOn={() => setAction(null)} />}>
          <BulkDialog
            action={action}
            selection={{ kind: 'some', pledges: [line] }}
            calls={calls}
            onClose={() => setAction(null)}
            onDone={(words) => {
              setAction(null)
              setDone(words)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

/** What happened, the newest first. */
function History({ page: { history } }: { readonly page: ManagedPledgePage }) {
  const { t } = useTranslation('manager')
  const { money } = useFormat()
  return (
    <section className={styles.section}>
      <Heading level={2} size="t21">
        {t('pledge.history')}
      </Heading>
      <PledgeEvents
        events={history}
        wordsOf={({ kind, item, from, to, last4, total_usd }) =>
          t(`pledge.events.${kind}`, {
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
