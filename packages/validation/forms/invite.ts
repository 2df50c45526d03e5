import * as z from 'zod/mini'
import { email, oneOf } from './field.ts'

/** Spec 2 §3, §6. */
export const teamRoles = ['VIEWER', 'USER', 'ADMIN'] as const
export type TeamRole = (typeof teamRoles)[number]

export const inviteForm = z.object({ email: email(), role: oneOf(teamRoles) })
export type InviteForm = z.infer<typeof inviteForm>
