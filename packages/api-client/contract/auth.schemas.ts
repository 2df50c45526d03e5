import * as z from 'zod'
import { userProfile } from '../model/account.ts'
import { line, link } from '../model/bounds.ts'
import { done } from '../model/wire.ts'

const loggedIn = z.object({ user: userProfile })
/** What a provider sends people back with. */
const ssoReturn = z.object({
  code: link.optional(),
  state: line.optional(),
  error: line.optional(),
})

export const authSchemas = {
  login: { answer: z.object({ totp_required: z.boolean(), user: userProfile.nullable() }) },
  logout: { answer: done },
  requestPasswordReset: { body: z.object({ email: line }), answer: done },
  confirmPasswordReset: { body: z.object({ code: line, new_password: line }), answer: done },
  confirmEmail: { body: z.object({ code: line }), answer: done },
  undoEmailChange: { body: z.object({ code: line }), answer: done },
  authorizeSso: { answer: z.object({ redirect_url: z.url(), new_user: z.boolean() }) },
  loginSso: {
    query: ssoReturn,
    answer: z.object({
      new_user: z.boolean(),
      totp_required: z.boolean().optional(),
      user: userProfile.nullable(),
    }),
  },
  completeMissingInfo: {
    body: z.object({ code: line, name: line.optional(), email: line.optional() }),
    answer: loggedIn,
  },
}
