import type { TeamRole } from '@kindling/validation/permissions'
import type { ModerationRule } from '@kindling/validation/rules/moderation'
import type { NotificationEvent } from './events.ts'

interface About {
  readonly id: number
  readonly name: string
}

/** For the member, who can do more or less from now on. `line`: of the activity list, so that no change is told twice. */
export const roleChanged = (
  project: About,
  change: { readonly role: TeamRole; readonly line: number },
): NotificationEvent => ({
  projectId: project.id,
  key: `role:${change.line}`,
  objectType: 'PROJECT_TEAM',
  name: 'ROLE_CHANGED',
  params: { project: project.name, role: change.role },
})

/** For the member who is not in the team any more. */
export const roleEnded = (project: About, line: number): NotificationEvent => ({
  projectId: project.id,
  key: `role-ended:${line}`,
  objectType: 'PROJECT_TEAM',
  name: 'ROLE_ENDED',
  params: { project: project.name },
})

/** For the person who invited them. */
export const inviteAccepted = (
  project: About,
  invite: { readonly id: string; readonly member: string; readonly role: TeamRole },
): NotificationEvent => ({
  projectId: project.id,
  key: `joined:${invite.id}`,
  objectType: 'PROJECT_TEAM',
  name: 'INVITE_ACCEPTED',
  params: { project: project.name, member: invite.member, role: invite.role },
})

/** For the team’s admins: a moderator has looked at this version of their storefront. */
export const storefrontReviewed = (
  project: About,
  review: {
    readonly isApproved: boolean
    readonly reason: string
    readonly rule?: ModerationRule | undefined
    readonly version: number
  },
): NotificationEvent => ({
  projectId: project.id,
  key: `review:${project.id}:${review.version}`,
  objectType: 'PROJECT_TEAM',
  name: review.isApproved ? 'REVIEW_APPROVED' : 'REVIEW_CHANGES_ASKED',
  params: { project: project.name, reason: review.reason, ...(review.rule && { rule: review.rule }) },
})
