import { teamRoles } from '@kindling/validation/permissions'
import * as z from 'zod'
import { id, rfc2822 } from './wire.ts'

export const collaborator = z.object({ id, name: z.string(), email: z.string(), role: z.enum(teamRoles) })
export type Collaborator = z.output<typeof collaborator>

/** Somebody who was asked to join and has not answered. */
export const invite = z.object({ id, email: z.string(), role: z.enum(teamRoles), date: rfc2822 })
export type Invite = z.output<typeof invite>
