import type { Handlers } from '../kernel/call.ts'
import { onGetCommentPermission, onListComments, onListReplies } from './list-comments.ts'
import { onFlagComment, onPinComment, onVoteOnComment } from './mark-comments.ts'
import { onAddComment, onAddReply, onEditComment, onRemoveComment } from './write-comments.ts'

/** The calls around what people say to each other. */
export const communityHandlers = {
  listComments: onListComments,
  listReplies: onListReplies,
  getCommentPermission: onGetCommentPermission,
  addComment: onAddComment,
  addReply: onAddReply,
  voteOnComment: onVoteOnComment,
  editComment: onEditComment,
  removeComment: onRemoveComment,
  pinComment: onPinComment,
  flagComment: onFlagComment,
} satisfies Partial<Handlers>
