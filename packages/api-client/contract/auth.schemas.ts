import { forgotPasswordForm } from '@kindling/validation/forms/forgot-password'
import { missingInfoForm } from '@kindling/validation/forms/missing-info'
import { resetPasswordForm } from '@kindling/validation/forms/reset-password'
import * as z from 'zod'
import { userProfile } from '../model/account.ts'
import { line, link } from '../model/bounds.ts'
import { done } from '../model/wire.ts'
import { patchOf, without } from './from-form.ts'

const loggedIn = z.object({ user: userProfile })
/** The parameters a provider sends people back with. */
const ssoReturn = z.object({
  code: link.optional(),
  state: line.optional(),
  error: line.optional(),
})

export const authSchemas = {
  login: { answer: z.object({ totp_required: z.boolean(), user: userProfile.nullable() }) },
  logout: { answer: done },
  requestPasswordReset: { body: forgotPasswordForm, answer: done },
  confirmPasswordReset: {
    body: z.object({ code: line, ...without(resetPasswordForm, 'confirm_password').shape }),
    answer: done,
  },
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
    body: z.object({ code: line, ...patchOf(missingInfoForm).shape }),
    answer: loggedIn,
  },
}
