import * as z from 'zod'
import { line, paragraphs } from '../model/bounds.ts'
import { milestone } from '../model/project.ts'
import { done } from '../model/wire.ts'

const milestoneBody = z.object({
  title: line,
  description: paragraphs.optional(),
  /** Unix seconds. */
  date: z.number(),
  /** Percent. */
  funds: z.number(),
})
const oneMilestone = z.object({ milestone })

export const milestonesSchemas = {
  createMilestone: { body: milestoneBody, answer: oneMilestone },
  updateMilestone: {
    body: milestoneBody.partial().extend({ complete: z.literal(true).optional() }),
    answer: oneMilestone,
  },
  removeMilestone: { answer: done },
}
