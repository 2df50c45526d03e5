import * as z from 'zod'
import { line, paragraphs } from '../model/bounds.ts'
import { comment } from '../model/comment.ts'
import { done } from '../model/wire.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

/** `newest` or `top`. */
const sorted = z.object({ ...cursorPaging, sort: line.optional() })
const commentList = z.object({ comments: z.array(comment), meta })
const text = z.object({ text: paragraphs })
const oneComment = z.object({ comment })

export const commentsSchemas = {
  listComments: { query: sorted, answer: commentList },
  listReplies: { query: sorted, answer: commentList },
  getCommentPermission: { answer: z.object({ can_comment: z.boolean() }) },
  addComment: { body: text, answer: oneComment },
  addReply: { body: text, answer: oneComment },
  voteOnComment: { body: z.object({ vote: z.boolean() }), answer: oneComment },
  editComment: { body: text, answer: oneComment },
  removeComment: { answer: done },
  flagComment: { body: z.object({ reason: line, text: paragraphs.optional() }), answer: done },
}
