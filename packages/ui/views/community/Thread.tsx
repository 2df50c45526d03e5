import type { CommentThread } from '@kindling/api-client/model/comment'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import { CommentItem } from './CommentItem.tsx'
import { useCommentFacts } from './comment-facts.ts'
import * as styles from './discussion.css.ts'
import type { Room } from './room.ts'

export interface ThreadProps {
  readonly thread: CommentThread
  readonly room: Room
  /** `far`: laid out when it comes near, so that a long discussion costs what is seen of it. */
  readonly place: 'near' | 'far'
}

/** Its height before it was ever laid out, in pixels: a comment of three lines. */
const guess = 170

/** A comment that begins a thread, with its replies. */
export function Thread({ thread, room, place }: ThreadProps) {
  const { t } = useTranslation('community')
  const factsOf = useCommentFacts(room)
  const loading = useAction(() => room.onReplies(thread.id))
  const left = thread.replies_count - thread.replies.length
  return (
    <li
      className={thread.pinned ? styles.pinnedThread : styles.thread}
      {...(place === 'far' && { style: below(guess) })}
    >
      <CommentItem comment={thread} room={room} />
      {thread.replies_count > 0 && (
        <div className={styles.replies}>
          <ul className={styles.replyList} aria-label={t('replies', { name: factsOf(thread).name })}>
            {thread.replies.map((reply) => (
              <li key={reply.id}>
                <CommentItem comment={reply} room={room} />
              </li>
            ))}
          </ul>
          {loading.failure && <RejectionAlert failure={loading.failure} />}
          {left > 0 && (
            <div>
              <Button
                variant="quiet"
                size="small"
                pending={loading.pending}
                onClick={() => void loading.run()}
              >
                {t('moreReplies', { count: left })}
              </Button>
            </div>
          )}
        </div>
      )}
    </li>
  )
}
