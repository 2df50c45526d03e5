import * as z from 'zod'
import { id, rfc2822 } from './wire.ts'

/** One browser somebody is logged in with. */
export const session = z.object({
  id,
  created: rfc2822,
  last_seen: rfc2822,
  /** What the browser calls itself. */
  user_agent: z.string(),
  /** The one that asks. */
  current: z.boolean(),
})
export type Session = z.output<typeof session>

export const passkey = z.object({ id, name: z.string(), created: rfc2822, last_used: rfc2822.nullable() })
export type Passkey = z.output<typeof passkey>
