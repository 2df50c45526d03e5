import type { Handlers } from '../kernel/call.ts'
import { onLikeUpdate } from './like-updates.ts'
import { onGetCommentPermission, onListComments, onListReplies } from './list-comments.ts'
import { onGetUpdate, onListUpdates } from './list-updates.ts'
import { onFlagComment, onPinComment, onVoteOnComment } from './mark-comments.ts'
import { onFlagProject, onSubscribeToProject } from './project-actions.ts'
import { onCountUpdateReach } from './update-audience.ts'
import { onPreviewUpdateMail, onSendTestUpdate } from './update-mails.ts'
import { onAddComment, onAddReply, onEditComment, onRemoveComment } from './write-comments.ts'
import { onCreateUpdate, onEditUpdate, onRemoveUpdate } from './write-updates.ts'

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
  listUpdates: onListUpdates,
  getUpdate: onGetUpdate,
  createUpdate: onCreateUpdate,
  editUpdate: onEditUpdate,
  countUpdateReach: onCountUpdateReach,
  previewUpdateMail: onPreviewUpdateMail,
  sendTestUpdate: onSendTestUpdate,
  likeUpdate: onLikeUpdate,
  removeUpdate: onRemoveUpdate,
  flagProject: onFlagProject,
  subscribeToProject: onSubscribeToProject,
} satisfies Partial<Handlers>
