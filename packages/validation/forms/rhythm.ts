import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { integer } from './whole-number.ts'

/** At most so many weeks between two updates; null: nothing is promised (ours). */
export const rhythmForm = z.object({
  weeks: z.nullable(integer({ min: COMMUNITY.rhythmWeeksMin, max: COMMUNITY.rhythmWeeksMax })),
})
