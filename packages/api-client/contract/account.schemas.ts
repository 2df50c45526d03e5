import { changeEmailForm } from '@kindling/validation/forms/change-email'
import { changePasswordForm } from '@kindling/validation/forms/change-password'
import { convertAccountForm } from '@kindling/validation/forms/convert-account'
import { profileForm } from '@kindling/validation/forms/profile'
import { resendConfirmationForm } from '@kindling/validation/forms/resend-confirmation'
import * as z from 'zod'
import { extend } from 'zod/mini'
import { creatorRecord, publicProfile, userProfile } from '../model/account.ts'
import { line, list } from '../model/bounds.ts'
import { done, id } from '../model/wire.ts'
import { without } from './from-form.ts'

const changed = z.object({ user: userProfile })

export const accountSchemas = {
  getUser: { answer: z.object({ user: publicProfile }) },
  getCreatorRecord: { answer: z.object({ record: creatorRecord }) },
  updateMe: {
    body: extend(profileForm, { email_subscriptions: list(line, 20).optional() }),
    answer: changed,
  },
  /** Empty if the account has no password; the form then asks for the word alone. */
  deleteMe: { body: z.object({ password: line }), answer: done },
  changePassword: { body: without(changePasswordForm, 'confirm_password'), answer: done },
  changeEmail: { body: changeEmailForm, answer: changed },
  resendConfirmation: { body: resendConfirmationForm, answer: done },
  setAvatar: { body: z.object({ file: z.file() }), answer: changed },
  removeAvatar: { answer: changed },
  convertAccount: { body: without(convertAccountForm, 'confirm_password'), answer: changed },
  setDefaultShippingAddress: { body: z.object({ id }), answer: changed },
}
