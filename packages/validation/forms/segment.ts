import * as z from 'zod/mini'
import { MANAGER } from '../limits/money.ts'
import { length, required } from './field.ts'

/** The name under which a team keeps a filter of its backers (spec 2 §7). */
export const segmentForm = z.object({
  name: required('VALUE_MISSING', length({ max: MANAGER.segmentNameMax })),
})
export type SegmentForm = z.infer<typeof segmentForm>
