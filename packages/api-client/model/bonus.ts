import * as z from 'zod'
import { id, rfc2822 } from './wire.ts'

/** Something a creator offers for a task; its fields are ours, spec 2 §3 shows none. */
export const bonus = z.object({
  id,
  title: z.string(),
  description: z.string(),
  /** Entries backers have sent in. */
  submissions_count: z.int().min(0),
  date: rfc2822,
})
export type Bonus = z.output<typeof bonus>
