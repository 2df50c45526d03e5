import type { Comment } from '@kindling/api-client/model/comment'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './discussion.css.ts'
import { isOwn, type Room } from './room.ts'

export interface CommentActionsProps {
  readonly comment: Comment
  readonly room: Room
  /** Of the writer: a list of buttons with one name says nothing. */
  readonly name: string
  readonly onReply: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
  readonly onFlag: () => void
  readonly onPin: () => void
}

/** The buttons below a comment; one that the person may not press is not there. */
export function CommentActions({ comment, room, name, ...on }: CommentActionsProps) {
  const { t } = useTranslation('community')
  const { permission, person } = room
  const own = isOwn(room, comment)
  const shown = [
    permission?.can_comment && (['reply', on.onReply] as const),
    own && (['edit', on.onEdit] as const),
    permission?.can_moderate &&
      comment.parent_id === null &&
      ([comment.pinned ? 'unpin' : 'pin', on.onPin] as const),
    (own || permission?.can_moderate) && (['remove', on.onRemove] as const),
    person && !own && !comment.flagged && (['report', on.onFlag] as const),
  ].filter((each) => typeof each === 'object' && each !== null)
  return (
    <>
      {shown.map(([verb, onClick]) => (
        <Button key={verb} variant="quiet" size="small" onClick={onClick}>
          {t(verb)}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      ))}
      {comment.flagged && (
        <span role="status" className={styles.muted}>
          {t('reported')}
        </span>
      )}
    </>
  )
}
