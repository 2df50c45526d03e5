import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { LedgerLine } from '@kindling/api-client/model/ledger-line'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import type { WithdrawalForm } from '@kindling/validation/forms/withdrawal'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { TabHead } from '../TabHead.tsx'
import { heldInAll } from '../timeline/timeline-facts.ts'
import { Ledger, type LedgerRead } from './Ledger.tsx'
import { Refunds, WhenItComes, WhereItIs } from './MoneyPlaces.tsx'
import * as styles from './money.css.ts'
import { Statement } from './Statement.tsx'
import { WithdrawPanel } from './WithdrawPanel.tsx'

export interface MoneyTabProps {
  readonly project: PrivateProject
  readonly money: ReadState<{ readonly money: ProjectMoney }>
  readonly withdrawals: ReadState<{
    readonly available_usd: number
    readonly bank_account_last4: string | null
  }>
  readonly ledger: LedgerRead
  /** Reads every line of the ledger, newest first. */
  readonly onReadAll: () => Promise<readonly LedgerLine[]>
  /** Sends it on its way. A retry of the same form must be the same call. */
  readonly onWithdraw: (form: WithdrawalForm) => Promise<unknown>
  /** Milliseconds. */
  readonly now: number
}

/** Where every collected cent is, when the rest can come, and the way to the bank (mock 35). */
export function MoneyTab(props: MoneyTabProps) {
  const { project, money, withdrawals, ledger, onReadAll, onWithdraw, now } = props
  const { t } = useTranslation('manager')
  const messageOf = useMessages()
  const failed = [money, withdrawals].filter(({ error }) => error)
  const [first] = failed
  const body = () => {
    if (first?.error)
      return (
        <SectionFailed
          title={t('money.failed')}
          level={2}
          onRetry={() => {
            for (const each of failed) each.retry()
          }}
        >
          {messageOf({ code: first.error.code })}
        </SectionFailed>
      )
    if (!money.data || !withdrawals.data) return <Skeleton shape="block" height={480} />
    const { money: sums } = money.data
    const { available_usd, bank_account_last4 } = withdrawals.data
    return (
      <div className={styles.tab}>
        <p className={styles.lead}>{t('money.lead')}</p>
        <Figures money={sums} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <WhereItIs money={sums} project={project} now={now} />
            <WhenItComes money={sums} project={project} now={now} />
            <Refunds />
          </div>
          <WithdrawPanel
            projectId={project.id}
            available={available_usd}
            last4={bank_account_last4}
            onWithdraw={onWithdraw}
          />
        </div>
        <Ledger project={project} read={ledger} />
      </div>
    )
  }
  return (
    <div>
      <TabHead title={t('money.title')}>
        <Statement project={project} readAll={onReadAll} />
      </TabHead>
      {body()}
    </div>
  )
}

function Figures({ money }: { readonly money: ProjectMoney }) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const held = money.parts.filter((part) => part.held > 0).length
  const figures = [
    { name: t('money.available'), cents: money.available, note: t('money.availableNote') },
    {
      name: t('money.held'),
      cents: heldInAll(money),
      note: held > 0 ? t('money.heldNote', { count: held }) : t('money.heldNone'),
    },
    { name: t('money.onItsWay'), cents: money.on_its_way, note: t('money.onItsWayNote') },
    { name: t('money.paidOut'), cents: money.paid_out, note: t('money.paidOutNote') },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, cents, note }) => (
        <div key={name} className={styles.figure}>
          <dt className={styles.figureName}>{name}</dt>
          <dd className={styles.figureValue}>{format.money(cents, { fractions: 'always' })}</dd>
          <dd className={styles.muted}>{note}</dd>
        </div>
      ))}
    </dl>
  )
}
