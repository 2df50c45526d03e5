import * as z from 'zod/mini'
import { MANAGER } from '../limits/money.ts'
import { length, required } from './field.ts'

/** A note about a pledge, for the team alone (decisions 2 §3). */
export const noteForm = z.object({
  text: required('VALUE_MISSING', length({ max: MANAGER.noteMax })),
})
export type NoteForm = z.infer<typeof noteForm>
