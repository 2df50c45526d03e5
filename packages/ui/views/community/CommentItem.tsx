import type { Comment } from '@kindling/api-client/model/comment'
import minus from 'lucide-react/icons/minus'
import pinIcon from 'lucide-react/icons/pin'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import { useLastWish } from '../shared/use-last-wish.ts'
import { CommentActions } from './CommentActions.tsx'
import { useCommentFacts } from './comment-facts.ts'
import * as styles from './discussion.css.ts'
import { isOwn, type Room } from './room.ts'
import { VoteButton } from './VoteButton.tsx'

const Composer = lazyPart(async () => (await import('./Composer.tsx')).Composer)
const RemoveCommentDialog = lazyPart(
  async () => (await import('./RemoveCommentDialog.tsx')).RemoveCommentDialog,
)
const FlagDialog = lazyPart(async () => (await import('../shared/FlagDialog.tsx')).FlagDialog<'comment'>)

export interface CommentItemProps {
  readonly comment: Comment
  readonly room: Room
}

type Opened = 'reply' | 'edit' | 'remove' | 'flag' | null

/** One comment: who, when, what, and what one may do with it. */
export function CommentItem({ comment, room }: CommentItemProps) {
  const { t } = useTranslation('community')
  const factsOf = useCommentFacts(room)
  const [opened, setOpened] = useState<Opened>(null)
  const wish = useLastWish(comment.vote, (vote) => room.onVote(comment.id, vote))
  const pinning = useAction(() => room.onPin(comment.id, !comment.pinned))
  const own = isOwn(room, comment)
  const facts = factsOf(comment)
  const close = () => setOpened(null)
  if (comment.removed)
    return (
      <div id={comment.id} className={styles.gone}>
        <Icon icon={minus} />
        <p>{t(`removed.${comment.removed}`)}</p>
      </div>
    )
  const role = comment.author?.role ?? 'BACKER'
  const failure = wish.failure ?? pinning.failure
  return (
    <article id={comment.id} className={styles.comment} aria-label={t('by', { name: facts.name })}>
      <span className={styles.avatar}>
        <Avatar name={facts.name} src={comment.author?.image?.url} />
      </span>
      <div>
        <p className={styles.byline}>
          <span className={styles.name} dir="auto">
            {facts.name}
          </span>
          {role === 'BACKER' ? (
            <span>{t('roles.BACKER')}</span>
          ) : (
            <Badge tone="inverse">{t(`roles.${role}`)}</Badge>
          )}
          <a className={styles.time} href={`#${comment.id}`}>
            <time dateTime={facts.dateTime} title={facts.date}>
              <span aria-hidden>{facts.age}</span>
              <VisuallyHidden>{facts.ageSpoken}</VisuallyHidden>
            </time>
          </a>
          {comment.edited && <span>{t('edited')}</span>}
          {comment.pinned && <Badge icon={pinIcon}>{t('pinned')}</Badge>}
        </p>
        {opened === 'edit' ? (
          <Suspense fallback={<Opening onMovedOn={close} />}>
            <Composer
              purpose="edit"
              initial={comment.text ?? ''}
              focus="now"
              onSubmit={(text) => room.onEdit(comment.id, text)}
              onClose={close}
            />
          </Suspense>
        ) : (
          <p className={styles.text} dir="auto">
            {comment.answers && (
              <span className={styles.answering}>
                {t('answering', { name: comment.answers.name || t('nameless') })}
              </span>
            )}
            {comment.text}
          </p>
        )}
        <div className={styles.actions}>
          <VoteButton
            votes={comment.votes}
            vote={comment.vote}
            wish={room.permission?.can_comment ? wish : undefined}
          />
          <CommentActions
            comment={comment}
            room={room}
            name={facts.name}
            onReply={() => setOpened('reply')}
            onEdit={() => setOpened('edit')}
            onRemove={() => setOpened('remove')}
            onFlag={() => setOpened('flag')}
            onPin={() => void pinning.run()}
          />
        </div>
        {failure && <RejectionAlert failure={failure} />}
        <Suspense fallback={<Opening onMovedOn={close} />}>
          {opened === 'reply' && room.person && (
            <div className={styles.answer}>
              <Composer
                purpose="reply"
                focus="now"
                draft={{ person: room.person.id, name: `${room.projectId} ${comment.id}` }}
                onSubmit={(text) => room.onWrite(text, comment.id)}
                onClose={close}
              />
            </div>
          )}
          {opened === 'remove' && (
            <RemoveCommentDialog
              whose={own ? 'own' : 'others'}
              onRemove={() => room.onRemove(comment.id)}
              onClose={close}
            />
          )}
          {opened === 'flag' && (
            <FlagDialog
              subject="comment"
              words={(key) => t(`flag.${key}`)}
              onFlag={(flag) => room.onFlag(comment.id, flag)}
              onClose={close}
            />
          )}
        </Suspense>
      </div>
    </article>
  )
}
