import type { Handlers } from '../kernel/call.ts'
import { likeUpdateHandlers } from './like-updates.ts'
import { listCommentHandlers } from './list-comments.ts'
import { listUpdateHandlers } from './list-updates.ts'
import { markCommentHandlers } from './mark-comments.ts'
import { projectActionHandlers } from './project-actions.ts'
import { updateAudienceHandlers } from './update-audience.ts'
import { updateMailHandlers } from './update-mails.ts'
import { writeCommentHandlers } from './write-comments.ts'
import { writeUpdateHandlers } from './write-updates.ts'

/** The calls around what people say to each other. */
export const communityHandlers = {
  ...listCommentHandlers,
  ...writeCommentHandlers,
  ...markCommentHandlers,
  ...listUpdateHandlers,
  ...writeUpdateHandlers,
  ...updateAudienceHandlers,
  ...updateMailHandlers,
  ...likeUpdateHandlers,
  ...projectActionHandlers,
} satisfies Partial<Handlers>
