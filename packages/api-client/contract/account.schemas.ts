import * as z from 'zod'
import { publicProfile, userProfile } from '../model/account.ts'
import { line, link, list, paragraphs } from '../model/bounds.ts'
import { done, id } from '../model/wire.ts'

const changed = z.object({ user: userProfile })
const emailAndPassword = z.object({ email: line, password: line })

export const accountSchemas = {
  getUser: { answer: z.object({ user: publicProfile }) },
  updateMe: {
    body: z.object({
      name: line.optional(),
      bio: paragraphs.optional(),
      location: line.optional(),
      website: link.optional(),
      public_pledges: z.boolean().optional(),
      email_subscriptions: list(line, 20).optional(),
    }),
    answer: changed,
  },
  deleteMe: { body: z.object({ password: line }), answer: done },
  changePassword: { body: z.object({ password: line, new_password: line }), answer: done },
  changeEmail: { body: emailAndPassword, answer: changed },
  resendConfirmation: { body: z.object({ email: line }), answer: done },
  setAvatar: { body: z.object({ file: z.file() }), answer: changed },
  removeAvatar: { answer: changed },
  convertAccount: { body: emailAndPassword, answer: changed },
  setDefaultShippingAddress: { body: z.object({ id }), answer: changed },
}
