import { milestoneForm } from '@kindling/validation/forms/milestone'
import * as z from 'zod'
import { milestone } from '../model/project.ts'
import { done } from '../model/wire.ts'
import { patchOf } from './from-form.ts'

/** The end of its campaign and the shares of the others are the project's: its handler asks the form again with them. */
const milestoneBody = milestoneForm({ afterSeconds: 0, others: [] })
const oneMilestone = z.object({ milestone })

export const milestonesSchemas = {
  createMilestone: { body: milestoneBody, answer: oneMilestone },
  updateMilestone: { body: patchOf(milestoneBody), answer: oneMilestone },
  completeMilestone: { answer: oneMilestone },
  removeMilestone: { answer: done },
}
