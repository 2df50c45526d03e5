import { updateForm } from '@kindling/validation/forms/update'
import * as z from 'zod'
import { pick } from 'zod/mini'
import { line } from '../model/bounds.ts'

const texts = pick(updateForm({ nowMs: () => 0 }), { name: true, description: true })

/** An e-mail as it is sent. */
const mail = z.object({ subject: z.string(), html: z.string(), text: z.string() })
export type WrittenMail = z.output<typeof mail>

export const updateMailsSchemas = {
  previewUpdateMail: { body: texts, answer: z.object({ mail }) },
  /** Where it goes. */
  sendTestUpdate: { body: texts, answer: z.object({ email: line }) },
}
