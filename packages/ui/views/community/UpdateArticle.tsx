import { instant } from '@kindling/api-client/model/instant'
import type { ProjectUpdate, Reward } from '@kindling/api-client/model/project'
import lock from 'lucide-react/icons/lock'
import thumbsUp from 'lucide-react/icons/thumbs-up'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { parseStory } from '../shared/parse-story.ts'
import { RichText } from '../shared/RichText.tsx'
import { rewardNames } from '../shared/reward-names.ts'
import { useLastWish } from '../shared/use-last-wish.ts'
import * as styles from './updates.css.ts'
import { useAudienceWords } from './use-audience-words.ts'

/** What it takes to read an update for backers, and to like one. */
export interface UpdateGate {
  readonly mayLike: boolean
  /** Null if the project takes no more pledges. */
  readonly pledgeHref: string | null
  /** Null for a person who is signed in. */
  readonly loginHref: string | null
}

export interface UpdateArticleProps {
  readonly update: ProjectUpdate
  /** Of the project: an update may be for backers of some of them. */
  readonly rewards: readonly Pick<Reward, 'id' | 'title'>[]
  readonly gate: UpdateGate
  readonly discussionHref: string
  readonly onLike: (updateId: string, like: boolean) => Promise<unknown>
}

/** One update in full, or why it cannot be read. */
export function UpdateArticle({ update, rewards, gate, discussionHref, onLike }: UpdateArticleProps) {
  const { t } = useTranslation('community')
  const { date } = useFormat()
  const audience = useAudienceWords(rewards)
  const published = instant(update.published ?? update.date) ?? 0
  return (
    <article id={update.id} className={styles.update} aria-labelledby={`${update.id}-title`}>
      <span className={styles.discs[update.removed ? 'closed' : 'open']}>{update.number}</span>
      <div>
        <p className={styles.meta}>
          <VisuallyHidden>{t('updates.number', { number: update.number })}, </VisuallyHidden>
          <time dateTime={new Date(published).toISOString()}>{date(published)}</time>
          {update.edited && ` · ${t('edited')}`}
          {!update.public && !update.removed && ` · ${audience(update)}`}
        </p>
        <Heading level={2} id={`${update.id}-title`}>
          {update.removed ? t('updates.removed') : update.name}
        </Heading>
        {update.description !== null && (
          <div className={styles.text} dir="auto">
            <RichText blocks={parseStory(update.description)} />
          </div>
        )}
        {update.description === null && !update.removed && (
          <Locked update={update} rewards={rewards} gate={gate} />
        )}
        {!update.removed && (
          <Tools update={update} gate={gate} discussionHref={discussionHref} onLike={onLike} />
        )}
      </div>
    </article>
  )
}

function Locked({ update, rewards, gate }: Pick<UpdateArticleProps, 'update' | 'rewards' | 'gate'>) {
  const { t } = useTranslation('community')
  const { language } = useFormat()
  const { loginHref } = gate
  const isForSome = update.reward_ids.length > 0
  const names = rewardNames(update.reward_ids, rewards, language)
  // Who backs another reward already knows how to pledge; a reward that is gone cannot be had.
  const pledgeHref = isForSome && (gate.mayLike || !names) ? null : gate.pledgeHref
  const words = () => {
    if (!isForSome) return t(pledgeHref ? 'updates.locked' : 'updates.lockedClosed')
    const whom = names ? t('updates.lockedRewards', { rewards: names }) : t('updates.lockedGoneReward')
    return loginHref ? `${whom} ${t('updates.lockedRewardsLogIn')}` : whom
  }
  return (
    <div className={styles.locked}>
      <Icon icon={lock} />
      <div>
        <p>{words()}</p>
        <div className={styles.rowFoot}>
          {pledgeHref && (
            <ButtonLink variant="line" href={pledgeHref}>
              {t('gate.pledge')}
            </ButtonLink>
          )}
          {loginHref && (
            <Link href={loginHref} placement="standalone">
              {t('gate.logIn')}
            </Link>
          )}
        </div>
      </div>
    </div>
  )
}

function Tools({ update, gate, discussionHref, onLike }: Omit<UpdateArticleProps, 'rewards'>) {
  const { t } = useTranslation('community')
  const { count } = useFormat()
  const wish = useLastWish(update.liked, (like) => onLike(update.id, like))
  const shown = update.likes - Number(update.liked) + Number(wish.on)
  return (
    <>
      <div className={styles.tools}>
        {gate.mayLike && update.description !== null ? (
          <Button variant="line" icon={thumbsUp} aria-pressed={wish.on} onClick={wish.toggle}>
            {t('vote')} {count(shown)}
          </Button>
        ) : (
          <span className={styles.likes}>
            <Icon icon={thumbsUp} />
            <span aria-hidden>{count(update.likes)}</span>
            <VisuallyHidden>{t('votes', { count: update.likes })}</VisuallyHidden>
          </span>
        )}
        <Link href={discussionHref} placement="standalone">
          {t('updates.discuss')}
        </Link>
      </div>
      {wish.failure && <RejectionAlert failure={wish.failure} />}
    </>
  )
}
