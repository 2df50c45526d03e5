import { answerForm } from '@kindling/validation/forms/moderation'
import { projectBasicsBodyForm, reserveField } from '@kindling/validation/forms/project-basics'
import { projectCreateForm } from '@kindling/validation/forms/project-create'
import { COMMUNITY, IMAGE_RULES, REWARD } from '@kindling/validation/limits'
import { reviewStatuses, teamRoles } from '@kindling/validation/permissions'
import { moderationRules } from '@kindling/validation/rules/moderation'
import * as z from 'zod'
import { extend, optional } from 'zod/mini'
import { userProfile } from '../model/account.ts'
import { line, list } from '../model/bounds.ts'
import { project } from '../model/project.ts'
import { rhythmWeeks } from '../model/rhythm.ts'
import { done, id, image, unixSeconds } from '../model/wire.ts'
import { patchOf } from './from-form.ts'

/** What only the team sees of a project (spec 2 §6). */
const privateProject = project.extend({
  contact_email: line,
  /** The last four digits of the account released money goes to. */
  bank_account_last4: z.string().nullable(),
  /** Of its creator. */
  kyc_status: userProfile.shape.kyc_status,
  /** The caller's role in the team; a moderator reads alone. */
  role: z.enum(['creator', ...teamRoles, 'moderator']),
  review_status: z.enum(reviewStatuses),
  /** When a storefront was last submitted to review. */
  review_asked_at: unixSeconds.nullable(),
  /** What a moderator asked to change. */
  review_note: z.string().nullable(),
  /** The rule that these changes are about; null where the decision named none. */
  review_rule: z.enum(moderationRules).nullable(),
  /** What its team said to a moderator's last decision; null: nothing yet. */
  review_answer: z.string().nullable(),
  /** What its team promises about its updates. */
  rhythm_weeks: rhythmWeeks,
  /** What waits for the team of a published project; zeros before it is published. */
  to_do: z.object({
    /** Milestones whose date has passed, and that were not completed. */
    milestones: z.int().min(0),
    /** Parcels that are ready and were not sent. */
    parcels: z.int().min(0),
    /** Updates that are drafts, those published by themselves later among them. */
    drafts: z.int().min(0),
  }),
  /** Version of what was read: the last change in unix milliseconds. */
  updated: z.int(),
})
export type PrivateProject = z.output<typeof privateProject>

export const projectEditingSchemas = {
  createProject: {
    /** Left out where none is chosen yet. */
    body: extend(projectCreateForm, {
      category_id: z.int().min(0).optional(),
      /** Ours: a project of the caller's that succeeded; the new one starts with a copy of its content. */
      continues: id.optional(),
    }),
    /** As spec 2 §7 writes it: "reply data.project.id". */
    answer: z.object({ data: z.object({ project: z.object({ id }) }) }),
  },
  getProjectPreview: { answer: z.object({ project }) },
  getPrivateProject: { answer: z.object({ project: privateProject }) },
  updateProject: {
    body: extend(patchOf(projectBasicsBodyForm), {
      funding_type: optional(projectCreateForm.shape.funding_type),
      reserve_percent: optional(reserveField),
      rewards_order: list(id, REWARD.max).optional(),
      /** Ours: all questions, and all pictures of the carousel by the name of their file, in their order. */
      faq_order: list(id, COMMUNITY.questionsMax).optional(),
      images_order: list(id, IMAGE_RULES.carousel.maxCount).optional(),
      /** The version that the change is based on; where absent, nothing is compared. */
      updated: z.int().optional(),
    }),
    answer: z.object({ project: privateProject }),
  },
  projectExists: { answer: z.object({ exists: z.boolean() }) },
  deleteProject: { answer: done },
  submitProject: {
    /** Absent or null: at once. */
    body: z.object({ start_time: unixSeconds.nullable().optional() }),
    answer: z.object({ project: privateProject }),
  },
  renewPreview: { answer: z.object({ preview_code: line }) },
  closeProject: { answer: z.object({ project: privateProject }) },
  takeBackReview: { answer: z.object({ project: privateProject }) },
  answerModerator: { body: answerForm, answer: z.object({ project: privateProject }) },
  restoreRemoved: { answer: done },
  uploadProjectImage: {
    body: z.object({
      file: z.file(),
      reward_id: id.optional(),
      /** Ours: the picture of the same kind whose place and alternative text the new one takes. */
      replaces: id.optional(),
    }),
    answer: z.object({ image: image.extend({ id }) }),
  },
  removeProjectImage: { answer: done },
}
