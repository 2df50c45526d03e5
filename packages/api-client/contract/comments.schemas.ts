import { commentForm } from '@kindling/validation/forms/comment'
import { commentFlagForm } from '@kindling/validation/forms/flag'
import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { comment, commentPermission, commentThread } from '../model/comment.ts'
import { done } from '../model/wire.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

const sorted = z.object({ ...cursorPaging, sort: line.optional() })
const oneComment = z.object({ comment })

export const commentsSchemas = {
  listComments: { query: sorted, answer: z.object({ comments: z.array(commentThread), meta }) },
  listReplies: { query: sorted, answer: z.object({ comments: z.array(comment), meta }) },
  getCommentPermission: { answer: commentPermission },
  addComment: { body: commentForm, answer: oneComment },
  addReply: { body: commentForm, answer: oneComment },
  voteOnComment: { body: z.object({ vote: z.boolean() }), answer: oneComment },
  editComment: { body: commentForm, answer: oneComment },
  removeComment: { answer: done },
  pinComment: { body: z.object({ pinned: z.boolean() }), answer: oneComment },
  flagComment: { body: commentFlagForm, answer: done },
}
