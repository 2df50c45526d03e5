import * as z from 'zod'
import { line } from '../model/bounds.ts'
import { done } from '../model/wire.ts'

export const referralsSchemas = {
  recordReferral: {
    body: z.object({
      internal_referral_type: z.enum(['SEARCH', 'INTERNAL']),
      internal_referral_value: line,
    }),
    answer: done,
  },
}
