import { teamRoles } from '@kindling/validation/permissions'
import * as z from 'zod'
import { projectSummary } from './project.ts'
import { id, image, rfc2822 } from './wire.ts'

const role = z.enum(teamRoles)

/** Somebody of a project's team. */
export const collaborator = z.object({
  id,
  name: z.string(),
  email: z.string(),
  image: image.nullable(),
  role,
  /** An ADMIN whom nobody can remove. */
  is_creator: z.boolean(),
  /** When they joined; null for the creator. */
  since: rfc2822.nullable(),
})
export type Collaborator = z.output<typeof collaborator>

/** A project of somebody else, as a person of its team has it listed. */
export const teamProject = projectSummary.extend({ role })
export type TeamProject = z.output<typeof teamProject>

/** Somebody who was asked to join and has not answered. */
export const invite = z.object({
  id,
  email: z.string(),
  role,
  /** When its e-mail was last sent, and until when the link in it works. */
  date: rfc2822,
  expires: rfc2822,
  /** Who asked them. */
  invited_by: z.string(),
})
export type Invite = z.output<typeof invite>

export const inviteStates = ['open', 'ended', 'taken_back', 'joined'] as const

/** What the link of an invitation shows to whoever opens it. */
export const invitation = z.object({
  state: z.enum(inviteStates),
  project: z.object({
    id,
    name: z.string(),
    image: image.nullable(),
    /** People outside the team can see its page. */
    is_published: z.boolean(),
    backers_count: z.int().min(0),
  }),
  invited_by: z.string(),
  role,
  /** Whole for the account it is for; for everybody else masked: `l•••@p•••.example`. */
  email: z.string(),
  /** The caller is logged in with that e-mail. */
  is_yours: z.boolean(),
  team_count: z.int().min(1),
  date: rfc2822,
  expires: rfc2822,
  /** When its person joined by it. */
  joined: rfc2822.nullable(),
})
export type Invitation = z.output<typeof invitation>
