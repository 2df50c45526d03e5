import * as z from 'zod'
import { article, line, link, list } from '../model/bounds.ts'
import { fundingTypes, project } from '../model/project.ts'
import { cents, done, id, image, percent, unixSeconds } from '../model/wire.ts'

/** What only the team sees of a project (spec 2 §6). */
const privateProject = project.extend({
  contact_email: line,
  /** The last four digits of the account released money goes to. */
  bank_account_last4: z.string().nullable(),
})

export const projectEditingSchemas = {
  createProject: {
    body: z.object({
      name: line,
      contact_email: line,
      funding_type: line,
      category_id: z.int().optional(),
    }),
    /** As spec 2 §7 writes it: "reply data.project.id". */
    answer: z.object({ data: z.object({ project: z.object({ id }) }) }),
  },
  getProjectPreview: { answer: z.object({ project }) },
  getPrivateProject: { answer: z.object({ project: privateProject }) },
  updateProject: {
    body: z.object({
      /** Language the texts are in; English where absent (spec 2 §5). */
      locale: line.optional(),
      name: line.optional(),
      blurb: line.optional(),
      description: article.optional(),
      vanity_url: line.nullable().optional(),
      category_id: z.int().optional(),
      location: line.optional(),
      contact_email: line.optional(),
      main_video: link.nullable().optional(),
      funding_type: z.enum(fundingTypes).optional(),
      /** Cents. */
      funding_goal: z.number().optional(),
      /** Days. */
      duration: z.number().optional(),
      reserve_percent: percent.optional(),
      start_time: unixSeconds.nullable().optional(),
      preorder_start_time: unixSeconds.nullable().optional(),
      storefront_start_time: unixSeconds.nullable().optional(),
      rewards_order: list(id, 100).optional(),
      google_analytics_id: line.nullable().optional(),
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
  setBankAccount: {
    body: z.object({ account_number: line, routing_number: line, file: z.file() }),
    answer: done,
  },
  withdrawFunds: { body: z.object({ amount: z.number() }), answer: z.object({ withdrawn_usd: cents }) },
}
