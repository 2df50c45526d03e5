import * as z from 'zod'
import { id, rfc2822 } from './wire.ts'

/** What may happen to the safety of an account; roles, money and moderation add theirs. */
export const securityEventKinds = [
  'LOGIN',
  'LOGIN_FAILED',
  'SESSION_ENDED',
  'OTHER_SESSIONS_ENDED',
  'TOTP_ENABLED',
  'TOTP_DISABLED',
  'TOTP_RECOVERED',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'EMAIL_CHANGED',
  'EMAIL_RESTORED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

export const securityEvent = z.object({
  id,
  kind: z.enum(securityEventKinds),
  created: rfc2822,
  /** What the browser calls itself; empty where it is not known. */
  user_agent: z.string(),
})
export type SecurityEvent = z.output<typeof securityEvent>
