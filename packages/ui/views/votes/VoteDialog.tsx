import type { MilestoneVote, OwnMoney } from '@kindling/api-client/model/vote'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
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
  const { t: common } = useTranslation()
  const format = useFormat()
  const card = useCardWords(money.card)
  const voting = useAction(onVote)
  const alert = useRejectionFocus(voting.failure)
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
    <Dialog open onClose={onClose} pending={voting.pending} title={t('asking')} closeLabel={common('close')}>
      <Stack gap={20}>
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
        {voting.failure && <RejectionAlert ref={alert} failure={voting.failure} form="vote" />}
        <Grid columns={2} gap={8} align="start">
          <Button variant="line" width="full" onClick={onClose}>
            {t('back')}
          </Button>
          <Button
            width="full"
            pending={voting.pending}
            pendingLabel={t('pending')}
            onClick={async () => {
              if (await voting.run()) onClose()
            }}
          >
            {t('submitNo')}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}
