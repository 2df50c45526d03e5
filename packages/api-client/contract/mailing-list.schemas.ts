import * as z from 'zod'
import { done } from '../model/wire.ts'

export const mailingListSchemas = {
  subscribeToNewsletter: { body: z.object({ email: z.string() }), answer: done },
}
