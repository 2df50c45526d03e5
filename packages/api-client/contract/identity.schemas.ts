import { verificationForm } from '@kindling/validation/forms/verification'
import * as z from 'zod'
import { kycStatuses } from '../model/account.ts'
import { line } from '../model/bounds.ts'

const status = z.object({ kyc_status: z.enum(kycStatuses) })

export const identitySchemas = {
  /** `refresh`: ask the provider again; spec 1 §7 says "with params" and names none. */
  getIdentityCheck: { query: z.object({ refresh: line.optional() }), answer: status },
  startIdentityCheck: {
    body: verificationForm,
    answer: z.object({ kyc_url: z.string() }),
  },
  finishIdentityCheck: { body: z.object({ code: line }), answer: status },
  removeIdentityCheck: { answer: status },
}
