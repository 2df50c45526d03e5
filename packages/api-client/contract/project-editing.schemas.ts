import { projectBasicsBodyForm } from '@kindling/validation/forms/project-basics'
import { projectCreateForm } from '@kindling/validation/forms/project-create'
import * as z from 'zod'
import { extend, optional } from 'zod/mini'
import { line, list } from '../model/bounds.ts'
import { project } from '../model/project.ts'
import { done, id, image, percent, unixSeconds } from '../model/wire.ts'
import { patchOf } from './from-form.ts'

/** What only the team sees of a project (spec 2 §6). */
const privateProject = project.extend({
  contact_email: line,
  /** The last four digits of the account released money goes to. */
  bank_account_last4: z.string().nullable(),
})

export const projectEditingSchemas = {
  createProject: {
    /** Left out where none is chosen yet. */
    body: extend(projectCreateForm, { category_id: z.int().min(0).optional() }),
    /** As spec 2 §7 writes it: "reply data.project.id". */
    answer: z.object({ data: z.object({ project: z.object({ id }) }) }),
  },
  getProjectPreview: { answer: z.object({ project }) },
  getPrivateProject: { answer: z.object({ project: privateProject }) },
  updateProject: {
    body: extend(patchOf(projectBasicsBodyForm), {
      /** Language the texts are in; English where absent (spec 2 §5). */
      locale: line.optional(),
      funding_type: optional(projectCreateForm.shape.funding_type),
      reserve_percent: percent.optional(),
      start_time: unixSeconds.nullable().optional(),
      preorder_start_time: unixSeconds.nullable().optional(),
      storefront_start_time: unixSeconds.nullable().optional(),
      rewards_order: list(id, 100).optional(),
    }),
    answer: z.object({ project: privateProject }),
  },
  deleteProject: { answer: done },
  submitProject: { answer: z.object({ project: privateProject }) },
  uploadProjectImage: {
    body: z.object({ file: z.file(), locale: line, reward_id: id.optional() }),
    answer: z.object({ image: image.extend({ id }) }),
  },
  removeProjectImage: { answer: done },
}
