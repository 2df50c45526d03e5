import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { LedgerLine, LedgerPart } from '@kindling/api-client/model/ledger-line'
import check from 'lucide-react/icons/check'
import clock from 'lucide-react/icons/clock'
import landmark from 'lucide-react/icons/landmark'
import lock from 'lucide-react/icons/lock'
import receipt from 'lucide-react/icons/receipt'
import undo2 from 'lucide-react/icons/undo-2'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Badge } from '../../../primitives/Badge/Badge.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Icon } from '../../../primitives/Icon/Icon.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { type Column, Table } from '../../../primitives/Table/Table.tsx'
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx'
import { useMessages } from '../../form/messages.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { useAction } from '../../shared/use-action.ts'
import { type LedgerWords, useLedgerWords } from './ledger-words.ts'
import * as styles from './money.css.ts'

export interface LedgerRead extends ReadState<{ readonly lines: readonly LedgerLine[] }> {
  /** The part that is read; undefined: all of it. */
  readonly show: LedgerPart | undefined
  readonly onShow: (part: LedgerPart | undefined) => void
  /** Reads older lines; absent where there are none. */
  readonly more: (() => Promise<unknown>) | undefined
}

const icons = {
  collected: lock,
  refunded: undo2,
  released: check,
  fee: receipt,
  withdrawn: landmark,
  returned: undo2,
} as const

const looks = {
  collected: { tone: 'positive', icon: lock },
  refunded: { tone: 'neutral', icon: undo2 },
  released: { tone: 'neutral', icon: check },
  fee: { tone: 'neutral', icon: check },
  returned: { tone: 'neutral', icon: undo2 },
  PENDING: { tone: 'info', icon: clock },
  PAID: { tone: 'neutral', icon: check },
  RETURNED: { tone: 'danger', icon: undo2 },
} as const satisfies Record<LedgerWords['state'], object>

const parts = ['all', 'in', 'out', 'held'] as const

interface LedgerProps {
  readonly project: PrivateProject
  readonly read: LedgerRead
}

/** The words of a project's lines. */
export function useWordsOf(project: PrivateProject) {
  return useLedgerWords({
    milestoneOf: (id) => project.milestones.find((each) => each.id === id)?.title ?? null,
    isCampaign: project.funding_type === 'CROWDFUNDING',
  })
}

/** Every movement of the project's money in plain words, the newest first (mock 35). */
export function Ledger({ project, read }: LedgerProps) {
  const { t } = useTranslation('manager')
  const { show = 'all', onShow } = read
  return (
    <div className={styles.section}>
      <Heading level={2} size="t21">
        {t('money.ledger.title')}
      </Heading>
      <Tabs
        label={t('money.ledger.show')}
        value={show}
        onChange={(id) => onShow(id === 'all' ? undefined : (id as LedgerPart))}
        tabs={parts.map((id) => ({
          id,
          label: t(`money.ledger.${id}`),
          content: id === show ? <Lines project={project} read={read} /> : null,
        }))}
      />
    </div>
  )
}

function Lines({ project, read }: LedgerProps) {
  const { t } = useTranslation('manager')
  const messageOf = useMessages()
  const reading = useAction(async () => read.more?.())
  if (read.error)
    return (
      <SectionFailed title={t('money.ledger.failed')} level={3} onRetry={read.retry}>
        {messageOf({ code: read.error.code })}
      </SectionFailed>
    )
  if (!read.data)
    return (
      <div role="status" aria-label={t('money.ledger.loading')}>
        <Skeleton shape="block" height={240} />
      </div>
    )
  const { lines } = read.data
  if (lines.length === 0)
    return (
      <p className={styles.muted}>
        {t(read.show === undefined ? 'money.ledger.none' : 'money.ledger.noneOf')}
      </p>
    )
  return (
    <div className={styles.section}>
      <LedgerTable project={project} lines={lines} />
      {read.more && (
        <div className={styles.more}>
          <Button variant="line" size="small" pending={reading.pending} onClick={() => void reading.run()}>
            {t('money.ledger.more')}
          </Button>
          {reading.failure && <RejectionAlert failure={reading.failure} />}
        </div>
      )}
    </div>
  )
}

interface LedgerTableProps {
  readonly project: PrivateProject
  readonly lines: readonly LedgerLine[]
}

function LedgerTable({ project, lines }: LedgerTableProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const wordsOf = useWordsOf(project)
  const cents = (amount: number) => format.money(Math.abs(amount), { fractions: 'always' })
  const sign = (amount: number) => (amount > 0 ? '+ ' : amount < 0 ? '− ' : '')
  const columns: readonly Column<LedgerLine>[] = [
    {
      id: 'what',
      header: t('money.ledger.what'),
      rowHeader: true,
      cell: (line) => {
        const { what, note } = wordsOf(line)
        return (
          <span className={styles.event}>
            <span className={styles.eventIcon}>
              <Icon icon={icons[line.kind]} size={16} />
            </span>
            <span>
              <b className={styles.eventName}>{what}</b>
              <span className={styles.eventNote}>{note}</span>
              <span className={styles.eventDay}>{format.date(line.at * 1000)}</span>
            </span>
          </span>
        )
      },
    },
    {
      id: 'date',
      header: t('money.ledger.date'),
      phone: 'left out',
      cell: ({ at }) => <span className={styles.day}>{format.date(at * 1000)}</span>,
    },
    {
      id: 'state',
      header: t('money.ledger.state'),
      phone: 'left out',
      cell: (line) => {
        const { state } = wordsOf(line)
        return <Badge {...looks[state]}>{t(`money.ledger.states.${state}`)}</Badge>
      },
    },
    {
      id: 'amount',
      header: t('money.ledger.amount'),
      align: 'end',
      cell: ({ amount, available }) => (
        <>
          <bdi className={styles.moved}>
            {sign(amount)}
            {cents(amount)}
          </bdi>
          <span className={styles.afterwards}>{t('money.ledger.left', { amount: cents(available) })}</span>
        </>
      ),
    },
    {
      id: 'available',
      header: t('money.ledger.available'),
      align: 'end',
      phone: 'left out',
      cell: ({ available }) => cents(available),
    },
  ]
  return <Table caption={t('money.ledger.title')} rows={lines} rowKey={({ id }) => id} columns={columns} />
}
