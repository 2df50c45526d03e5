import type { MilestoneVote, OwnMoney } from '@kindling/api-client/model/vote'
import { MILESTONE } from '@kindling/validation/limits'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { standingOf } from '../shared/VoteBar.tsx'
import { useCardWords } from './vote-words.ts'
import * as styles from './votes.css.ts'

export interface VotePanelProps {
  readonly vote: MilestoneVote
  readonly money: OwnMoney | null
  /** Where a visitor logs in; null for somebody who is logged in. */
  readonly loginHref: string | null
  /** Of its heading. */
  readonly level: 2 | 3
  /** Ids of what names the panel besides its heading, each after a space. */
  readonly about: string
  /** Asks before a vote of no confidence. */
  readonly onAsk: () => void
  /** Votes confidence at once: nothing follows from it. */
  readonly onConfidence: () => Promise<unknown>
}

/** What a person's vote leads to, and the two answers, of equal weight (mock 15). */
export function VotePanel({ level, about, ...props }: VotePanelProps) {
  const { t } = useTranslation('votes')
  const id = useId()
  const { vote, money, loginHref } = props
  return (
    <section className={styles.panel} aria-labelledby={`${id}${about}`}>
      <Heading level={level} size="t21" id={id}>
        {t('panel')}
      </Heading>
      {loginHref ? (
        <>
          <p>{t('loggedOut')}</p>
          <ButtonLink variant="line" width="full" href={loginHref}>
            {t('logIn')}
          </ButtonLink>
        </>
      ) : vote.own && money ? (
        <Answers {...props} own={vote.own} money={money} />
      ) : (
        <p>{t('notVoter')}</p>
      )}
    </section>
  )
}

interface AnswersProps extends Pick<VotePanelProps, 'vote' | 'onAsk' | 'onConfidence'> {
  readonly own: NonNullable<MilestoneVote['own']>
  readonly money: OwnMoney
}

function Answers({ vote, own, money, onAsk, onConfidence }: AnswersProps) {
  const { t } = useTranslation('votes')
  const format = useFormat()
  const card = useCardWords(money.card)
  const voting = useAction(onConfidence)
  const alert = useRejectionFocus(voting.failure)
  const { all, needed } = standingOf(vote)
  const back = money.held.reduce((sum, { amount }) => sum + amount, 0)
  const now = money.held.find(({ milestone_id }) => milestone_id === vote.milestone_id)?.amount ?? 0
  const { refund, answers, voice } = own
  const left = MILESTONE.voteChangesMax + 1 - answers
  const until = format.date(vote.closes_at * 1000)
  return (
    <>
      <p className={styles.note}>
        {t('money', { pledged: format.money(money.pledged), paid: format.money(money.paid_out) })}
      </p>
      <div className={styles.row}>
        <span className={styles.rowTitle}>{t('ifCarries', { count: needed, all: format.count(all) })}</span>
        <p>
          <strong className={styles.amount}>{format.money(back)}</strong>{' '}
          {card ? t('comesBack', { card }) : t('comesBackSomewhere')}
        </p>
      </div>
      <div className={styles.row}>
        <span className={styles.rowTitle}>{t('ifNot')}</span>
        <p>
          <strong className={styles.amount}>{format.money(now)}</strong> {t('goes')}{' '}
          {t('stays', { amount: format.money(back - now) })}
        </p>
      </div>
      {refund !== null && (
        <p className={styles.own}>
          {refund ? t('youNo') : t('youYes')}
          {voice === 'shared' && ` ${t('countsForAll')}`}
        </p>
      )}
      {voice === 'given' && <p className={styles.own}>{t('given')}</p>}
      {voice === 'shared' && refund === null && <p className={styles.own}>{t('shared')}</p>}
      {voting.failure && <RejectionAlert ref={alert} failure={voting.failure} form="vote" />}
      {left > 0 && voice !== 'given' && (
        <div className={styles.choices}>
          <Button
            variant="line"
            width="full"
            disabledReason={refund === true ? t('youNo') : undefined}
            reasonDisplay="spoken"
            onClick={onAsk}
          >
            {t('noConfidence')}
          </Button>
          <Button
            variant="line"
            width="full"
            disabledReason={refund === false ? t('youYes') : undefined}
            reasonDisplay="spoken"
            pending={voting.pending}
            pendingLabel={t('pending')}
            onClick={() => void voting.run()}
          >
            {t('confidence')}
          </Button>
        </div>
      )}
      {voice !== 'given' && (
        <p className={styles.note}>
          {answers === 0 ? t('until', { date: until }) : t('changes', { count: left, date: until })}
        </p>
      )}
    </>
  )
}
