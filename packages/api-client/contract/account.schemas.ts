import * as z from 'zod'
import { publicProfile, userProfile } from '../model/account.ts'
import { done, id } from '../model/wire.ts'

const changed = z.object({ user: userProfile })
const emailAndPassword = z.object({ email: z.string(), password: z.string() })

export const accountSchemas = {
  getUser: { answer: z.object({ user: publicProfile }) },
  updateMe: {
    body: z.object({
      name: z.string().optional(),
      bio: z.string().optional(),
      location: z.string().optional(),
      website: z.string().optional(),
      public_pledges: z.boolean().optional(),
      email_subscriptions: z.array(z.string()).optional(),
    }),
    answer: changed,
  },
  deleteMe: { body: z.object({ password: z.string() }), answer: done },
  changePassword: { body: z.object({ password: z.string(), new_password: z.string() }), answer: done },
  changeEmail: { body: emailAndPassword, answer: changed },
  resendConfirmation: { body: z.object({ email: z.string() }), answer: done },
  setAvatar: { body: z.object({ file: z.file() }), answer: changed },
  removeAvatar: { answer: changed },
  convertAccount: { body: emailAndPassword, answer: changed },
  setDefaultShippingAddress: { body: z.object({ id }), answer: changed },
}
