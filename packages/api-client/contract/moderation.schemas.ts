import { decisionForm, unblockForm } from '@kindling/validation/forms/moderation'
import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { moderationCase, moderationCaseDetail, moderationEntry } from '../model/moderation.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

const one = z.object({ case: moderationCaseDetail })
const count = z.int().min(0)

export const moderationSchemas = {
  listModerationCases: {
    query: z.object({ ...cursorPaging, queue: line.optional() }),
    answer: z.object({
      cases: z.array(moderationCase),
      counts: z.object({
        STOREFRONT: count,
        PROJECT: count,
        COMMENT: count,
        MESSAGE: count,
        SUSPENDED: count,
      }),
      meta,
    }),
  },
  getModerationCase: { answer: one },
  decideModerationCase: { body: decisionForm, answer: one },
  listModerationLog: {
    query: z.object(cursorPaging),
    answer: z.object({ entries: z.array(moderationEntry), meta }),
  },
  unblockAccount: { body: unblockForm, answer: z.object({ entry: moderationEntry }) },
}
