import * as z from 'zod/mini'
import { teamRoles } from '../permissions.ts'
import { email, oneOf } from './field.ts'

/** Spec 2 §3, §6. */
export const inviteForm = z.object({ email: email(), role: oneOf(teamRoles) })
export type InviteForm = z.infer<typeof inviteForm>
