import { commentForm } from '@kindling/validation/forms/comment'
import { commentFlagForm } from '@kindling/validation/forms/flag'
import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { comment } from '../model/comment.ts'
import { done } from '../model/wire.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

/** `newest` or `top`. */
const sorted = z.object({ ...cursorPaging, sort: line.optional() })
const commentList = z.object({ comments: z.array(comment), meta })
const oneComment = z.object({ comment })

export const commentsSchemas = {
  listComments: { query: sorted, answer: commentList },
  listReplies: { query: sorted, answer: commentList },
  getCommentPermission: { answer: z.object({ can_comment: z.boolean() }) },
  addComment: { body: commentForm, answer: oneComment },
  addReply: { body: commentForm, answer: oneComment },
  voteOnComment: { body: z.object({ vote: z.boolean() }), answer: oneComment },
  editComment: { body: commentForm, answer: oneComment },
  removeComment: { answer: done },
  flagComment: { body: commentFlagForm, answer: done },
}
