import type { MilestoneVote, OwnMoney } from '@kindling/api-client/model/vote'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx'
import { standingOf, VoteBar } from '../shared/VoteBar.tsx'
import { useCardWords } from './vote-words.ts'
import * as styles from './votes.css.ts'

export interface VoteDialogProps {
  readonly vote: MilestoneVote
  readonly money: OwnMoney
  readonly onVote: () => Promise<unknown>
  readonly onClose: () => void
}

/** What a vote of no confidence leads to, before it is given: the amount first, in rows that add up (mock 15b). */
export function VoteDialog({ vote, money, onVote, onClose }: VoteDialogProps) {
  const { t } = useTranslation('votes')
  const format = useFormat()
  const card = useCardWords(money.card)
  const back = money.held.reduce((sum, { amount }) => sum + amount, 0)
  const { no, all, needed, ...rest } = standingOf(vote)
  const had = vote.own?.refund === true
  const place = no + (had ? 0 : 1)
  const withMine = {
    ...rest,
    no: place,
    all,
    needed,
    yes: rest.yes - Number(vote.own?.refund === false),
    silent: rest.silent - Number(vote.own?.refund === null),
  }
  return (
    <ConfirmDialog
      title={t('asking')}
      keepLabel={t('back')}
      confirmLabel={t('submitNo')}
      pendingLabel={t('pending')}
      variant="ink"
      form="vote"
      onConfirm={onVote}
      onClose={onClose}
    >
      <p>
        <strong className={styles.sum}>{format.money(back)}</strong>
        {t('amountBack', {
          count: needed,
          all: format.count(all),
          place: format.count(place),
        })}
      </p>
      <dl className={styles.lines}>
        {money.held.map(({ milestone_id, title, amount }) => (
          <div key={milestone_id ?? 'initial'} className={styles.line}>
            <dt>{milestone_id ? t('heldFor', { milestone: title }) : t('heldInitial')}</dt>
            <dd className={styles.value}>{format.money(amount)}</dd>
          </div>
        ))}
        <div className={styles.line} data-total>
          <dt>{card ? t('backTo', { card }) : t('backToCard')}</dt>
          <dd className={styles.value}>{format.money(back)}</dd>
        </div>
        <div className={`${styles.line} ${styles.muted}`}>
          <dt>{t('paidOut')}</dt>
          <dd className={styles.value}>{format.money(money.paid_out)}</dd>
        </div>
      </dl>
      <VoteBar standing={withMine} />
      <ul className={styles.consequences}>
        <li>{t('ifCarried')}</li>
        <li>{t('ifKept')}</li>
        <li>{t('changeable', { date: format.date(vote.closes_at * 1000) })}</li>
      </ul>
    </ConfirmDialog>
  )
}
