import * as z from 'zod'
import { userProfile } from '../model/account.ts'
import { done } from '../model/wire.ts'

const loggedIn = z.object({ user: userProfile })
/** What a provider sends people back with. */
const ssoReturn = z.object({
  code: z.string().optional(),
  state: z.string().optional(),
  error: z.string().optional(),
})

export const authSchemas = {
  login: { answer: z.object({ totp_required: z.boolean(), user: userProfile.nullable() }) },
  logout: { answer: done },
  requestPasswordReset: { body: z.object({ email: z.string() }), answer: done },
  confirmPasswordReset: { body: z.object({ code: z.string(), new_password: z.string() }), answer: done },
  confirmEmail: { body: z.object({ code: z.string() }), answer: done },
  undoEmailChange: { body: z.object({ code: z.string() }), answer: done },
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
    body: z.object({ code: z.string(), name: z.string().optional(), email: z.string().optional() }),
    answer: loggedIn,
  },
}
