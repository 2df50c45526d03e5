import * as z from 'zod/mini'
import { SUSPENSION } from '../limits/money.ts'
import { length, required } from './field.ts'

/** Why a moderator suspends, restores or ends a project; its team reads it (decisions 2 §1). */
export const suspensionForm = z.object({
  reason: required('VALUE_MISSING', length({ max: SUSPENSION.reasonMax })),
})
export type SuspensionForm = z.infer<typeof suspensionForm>
