import * as z from 'zod/mini'
import { PROJECT } from '../limits/draft.ts'
import { fundingTypes } from '../rules/kinds-of-funding.ts'
import { email, length, oneOf, required } from './field.ts'

/** `category_id` of "none chosen yet"; left out of the call (spec 2 §7). */
export const NO_CATEGORY = -1

/** Spec 2 §2, §7: what the intro wizard sends. */
export const projectCreateForm = z.object({
  name: required('VALUE_MISSING', length({ max: PROJECT.nameMax })),
  contact_email: email(),
  funding_type: oneOf(fundingTypes),
  category_id: z._default(z.int('INVALID_TYPE'), NO_CATEGORY),
})
export type ProjectCreateForm = z.infer<typeof projectCreateForm>
