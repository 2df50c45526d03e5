import type { MilestoneVote, OwnMoney } from '@kindling/api-client/model/vote'
import voteIcon from 'lucide-react/icons/vote'
import { Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { standingOf, VoteBar, VoteFigures } from '../shared/VoteBar.tsx'
import { VotePanel } from './VotePanel.tsx'
import * as styles from './votes.css.ts'

const VoteDialog = lazyPart(async () => (await import('./VoteDialog.tsx')).VoteDialog)

export interface VoteViewProps {
  readonly read: ReadState<{ readonly votes: readonly MilestoneVote[]; readonly own_money: OwnMoney | null }>
  readonly project: { readonly name: string; readonly href: string }
  readonly loginHref: string | null
  /** Unix milliseconds. */
  readonly now: number
  /** `refund`: no confidence. */
  readonly onVote: (vote: MilestoneVote, refund: boolean) => Promise<unknown>
}

const dayMs = 86_400_000

/** Votes of confidence about a project's milestones: each open one, or how the last one ended (mocks 15, 15b, 40). */
export function VoteView(props: VoteViewProps) {
  const { t } = useTranslation('votes')
  const words = useMessages()
  const { read, project } = props
  if (read.error)
    return (
      <div className={styles.page}>
        <SectionFailed title={t('failed')} onRetry={read.retry}>
          {read.error.code === 'NETWORK_FAILURE' ? t('failedHint') : words({ code: read.error.code })}
        </SectionFailed>
      </div>
    )
  if (!read.data)
    return (
      <div className={styles.page} role="status">
        <Skeleton shape="block" height={140} />
        <Skeleton shape="block" height={280} />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
    )
  const { votes, own_money } = read.data
  const open = votes.filter(({ closed_at }) => closed_at === null)
  const shown = open.length > 0 ? open : votes.slice(0, 1)
  if (shown.length === 0)
    return (
      <div className={styles.page}>
        <EmptyState
          title={t('none')}
          level={1}
          picture="fuse"
          action={
            <ButtonLink variant="line" href={project.href}>
              {t('toProject')}
            </ButtonLink>
          }
        >
          {t('noneHint')}
        </EmptyState>
      </div>
    )
  return (
    <div className={styles.page}>
      {shown.map((vote, place) => (
        <Vote
          key={vote.id}
          {...props}
          vote={vote}
          money={own_money}
          level={place === 0 ? 1 : 2}
          openInAll={open.length}
        />
      ))}
      <Earlier votes={votes.slice(shown.length)} />
    </div>
  )
}

interface VoteProps extends VoteViewProps {
  readonly vote: MilestoneVote
  readonly money: OwnMoney | null
  /** Of its title: the first names the page. */
  readonly level: 1 | 2
  readonly openInAll: number
}

function Vote({ vote, money, level, openInAll, now, project, loginHref, onVote }: VoteProps) {
  const { t } = useTranslation('votes')
  const format = useFormat()
  const id = useId()
  const [asking, setAsking] = useState(false)
  const [done, setDone] = useState<boolean | null>(null)
  const standing = standingOf(vote)
  const open = vote.closed_at === null
  const outcome = outcomeOf(vote)
  const closes = format.date((vote.closed_at ?? vote.closes_at) * 1000)
  const missing = standing.needed - standing.no
  const below = level === 1 ? 2 : 3
  // Regions of another vote are told apart by its title.
  const about = level === 1 ? '' : ` ${id}-title`
  return (
    <section className={styles.vote} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        {level === 1 && (
          <>
            <Link href={project.href}>{project.name}</Link>
            {openInAll > 1 && <p className={styles.lead}>{t('openInAll', { count: openInAll })}</p>}
          </>
        )}
        <p className={styles.eyebrow}>
          <Icon icon={voteIcon} size={18} />
          {open
            ? t('open', {
                date: closes,
                count: Math.max(0, Math.ceil((vote.closes_at * 1000 - now) / dayMs)),
              })
            : t('closed', { date: closes })}
        </p>
        <Heading level={level} id={`${id}-title`}>
          {open
            ? t('ask', { amount: format.money(vote.held), milestone: vote.title })
            : t(`${outcome}Title`, { milestone: vote.title })}
        </Heading>
        <p className={styles.lead}>
          {open
            ? t(vote.complete ? 'complete' : 'incomplete', {
                count: vote.voters,
                amount: format.money(vote.held_in_all),
              })
            : t(`${outcome}Lead`)}
        </p>
      </div>
      {done !== null && (
        <Alert tone="positive" arrival="announced">
          {done ? t('doneNo') : t('doneYes')}
        </Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.section} aria-labelledby={`${id}-standing${about}`}>
            <Heading level={below} id={`${id}-standing`}>
              {open ? t('standing') : t('result')}
            </Heading>
            <VoteBar standing={standing} />
            <VoteFigures standing={standing} />
            {open && (
              <p className={styles.note}>{missing > 0 ? t('missing', { count: missing }) : t('enough')}</p>
            )}
          </section>
        </div>
        {open && (
          <VotePanel
            vote={vote}
            money={money}
            loginHref={loginHref}
            level={below}
            about={about}
            onAsk={() => setAsking(true)}
            onConfidence={async () => {
              await onVote(vote, false)
              setDone(false)
            }}
          />
        )}
      </div>
      <Suspense fallback={<Opening onMovedOn={() => setAsking(false)} />}>
        {asking && money && (
          <VoteDialog
            vote={vote}
            money={money}
            onVote={async () => {
              await onVote(vote, true)
              setDone(true)
            }}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** How a vote ended: `ended` by another one that carried. */
const outcomeOf = ({ result }: MilestoneVote) =>
  result === 'carried' ? 'carried' : result === 'not_carried' ? 'passed' : 'ended'

function Earlier({ votes }: { readonly votes: readonly MilestoneVote[] }) {
  const { t } = useTranslation('votes')
  const format = useFormat()
  if (votes.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="votes-earlier">
      <Heading level={2} id="votes-earlier">
        {t('earlier')}
      </Heading>
      <ul className={styles.earlier}>
        {votes.map((vote) => (
          <li key={vote.id} className={styles.earlierRow}>
            <strong>{vote.title}</strong>
            <span className={styles.note}>
              {vote.result === null
                ? t('earlierEnded')
                : t(vote.result === 'carried' ? 'earlierCarried' : 'earlierPassed', {
                    count: vote.no_confidence,
                    all: format.count(vote.voters),
                  })}
              {' · '}
              {format.date((vote.closed_at ?? vote.closes_at) * 1000)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
