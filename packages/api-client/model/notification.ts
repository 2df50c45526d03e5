import * as z from 'zod'
import { id, rfc2822 } from './wire.ts'

/** Spec 1 §3 "Notification". */
export const notification = z.object({
  id,
  read: z.boolean(),
  date: rfc2822,
  /** One of the types of `notification-types.ts`, or another. */
  object_type: z.string().min(1),
  /** The project it is about. */
  resource_id: id,
  /** The pledge whose messages it is about; absent where it is about none. Ours. */
  pledge_id: id.optional(),
  data: z.object({
    /** In each language of the site; `en` is the specification's, the others are ours. */
    title: z.object({ en: z.string(), fr: z.string() }),
    subtitle: z.string(),
    body: z.object({ en: z.string(), fr: z.string() }),
  }),
})
export type Notification = z.output<typeof notification>
