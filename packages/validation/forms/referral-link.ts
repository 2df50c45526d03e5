import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { length, required } from './field.ts'

/** Spec 2 §3, §7. */
export const referralLinkForm = z.object({
  name: required('VALUE_MISSING', length({ max: COMMUNITY.referralNameMax })),
})
export type ReferralLinkForm = z.infer<typeof referralLinkForm>
