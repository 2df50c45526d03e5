/**
 * Who may do what with a project, and when: the one table that server, buttons and documents read (decisions 2 §1, §2).
 * No dependencies.
 */

/** Life of a project (spec 2 §1). */
export const projectStatuses = ['INITIAL', 'DRAFT', 'ACTIVE', 'SUSPENDED', 'COMPLETE'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

/** A person's roles in a project, from no account to full control. A team member has only their strongest team role. */
export const projectRoles = [
  'visitor',
  'other',
  'backer',
  'voter',
  'moderator',
  'VIEWER',
  'USER',
  'ADMIN',
  'creator',
] as const
export type ProjectRole = (typeof projectRoles)[number]

/** Roles that a team member is given (spec 2 §6). */
export const teamRoles = ['VIEWER', 'USER', 'ADMIN'] as const satisfies readonly ProjectRole[]
export type TeamRole = (typeof teamRoles)[number]

const everyone = projectRoles
const signedIn = projectRoles.filter((role) => role !== 'visitor')
const admins = ['ADMIN', 'creator'] as const
const editors = ['USER', ...admins] as const
const team = ['VIEWER', ...editors] as const
const involved = ['backer', ...team] as const

/** Which roles have a permission. The keys are `what:action`. */
const holders = {
  'project:read': everyone,
  'project:pledge': signedIn,
  'project:flag': signedIn,
  'project:subscribe': signedIn,
  /** Backers and the team talk; others are told how to (BACKER_PRIVATE). */
  'comments:write': involved,
  'bonus:enter': ['backer'],
  /** People outside the team with money held; one refunded since the vote opened keeps their voice (decisions 2 §5). */
  'milestones:vote': ['backer', 'voter'],
  'draft:read': ['moderator', ...team],
  'insights:read': team,
  'content:write': editors,
  'rewards:write': editors,
  'updates:write': editors,
  'comments:moderate': ['moderator', ...editors],
  'backers:read': editors,
  'orders:write': editors,
  'pledges:refund': admins,
  'milestones:complete': admins,
  'funds:withdraw': admins,
  'bank-account:write': admins,
  'team:write': admins,
  'coupons:write': admins,
  'project:submit': admins,
  'project:close': admins,
  'project:delete': admins,
  'project:suspend': ['moderator'],
  /** The desk of moderators, which is about no single project (decisions 2 §8). */
  'platform:moderate': ['moderator'],
  'project:review': ['moderator'],
} as const satisfies Record<string, readonly ProjectRole[]>

export type Permission = keyof typeof holders
export const permissions = Object.keys(holders) as readonly Permission[]

/** Every signed-in person has it: nobody lacks it. */
export type OpenPermission = 'project:read' | 'project:pledge' | 'project:flag' | 'project:subscribe'
/** Only backers have it; others are told how to become one. */
export type BackerPermission = 'comments:write' | 'bonus:enter' | 'milestones:vote'

const backers: readonly Permission[] = ['comments:write', 'bonus:enter', 'milestones:vote']
const open: readonly Permission[] = ['project:read', 'project:pledge', 'project:flag', 'project:subscribe']

/** Facts that decide a person's roles in a project. */
export interface RoleFacts {
  readonly signedIn: boolean
  readonly creator: boolean
  readonly member: TeamRole | null
  readonly moderator: boolean
  /** Has an active pledge there. */
  readonly backs: boolean
  /** Has a voice in one of its votes, open or over. */
  readonly votes: boolean
}

/** Of a storefront, which a moderator looks at before it opens (decisions 2 §1). */
export const reviewStatuses = ['NONE', 'IN_REVIEW', 'CHANGES_ASKED', 'APPROVED'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

/**
 * A person's roles in a project: the one team role, or, outside the team, all that apply: a moderator may also back.
 */
export function rolesOf({
  signedIn,
  creator,
  member,
  moderator,
  backs,
  votes,
}: RoleFacts): readonly ProjectRole[] {
  if (!signedIn) return ['visitor']
  if (creator) return ['creator']
  if (member) return [member]
  const more = { backer: backs, voter: votes, moderator }
  return ['other', ...(['backer', 'voter', 'moderator'] as const).filter((role) => more[role])]
}

/** Whether one of the roles has a permission; views use it to show a control, show it read-only, or hide it. */
export const can = (roles: ProjectRole | readonly ProjectRole[], permission: Permission): boolean =>
  (holders[permission] as readonly ProjectRole[]).some((each) =>
    typeof roles === 'string' ? each === roles : roles.includes(each),
  )

/** The rejection code for a missing permission; null if every signed-in person has it. */
export function rejectionOf(permission: Permission): 'MISSING_PERMISSION' | 'BACKER_PRIVATE' | null {
  if (open.includes(permission)) return null
  return backers.includes(permission) ? 'BACKER_PRIVATE' : 'MISSING_PERMISSION'
}

/** Whether people outside the team may see a project. A draft does not exist for them. */
export const isPublished = (status: ProjectStatus): boolean => status !== 'INITIAL' && status !== 'DRAFT'

/** Whether a project has a manager for its team (spec 2 §2). */
export const isManaged = (status: ProjectStatus): boolean => status === 'ACTIVE' || status === 'COMPLETE'

/** What triggers a change of state: a permission, a moderator, or time. */
export interface Transition {
  readonly from: ProjectStatus
  readonly to: ProjectStatus | 'deleted'
  readonly by: Permission | 'time'
}

/** All allowed changes of state; any other is INVALID_PROJECT_STATE (decisions 2 §1). */
export const transitions: readonly Transition[] = [
  { from: 'INITIAL', to: 'DRAFT', by: 'content:write' },
  { from: 'DRAFT', to: 'ACTIVE', by: 'project:submit' },
  /** A storefront, approved. */
  { from: 'DRAFT', to: 'ACTIVE', by: 'project:review' },
  { from: 'ACTIVE', to: 'COMPLETE', by: 'time' },
  { from: 'ACTIVE', to: 'COMPLETE', by: 'project:close' },
  { from: 'ACTIVE', to: 'SUSPENDED', by: 'project:suspend' },
  { from: 'COMPLETE', to: 'SUSPENDED', by: 'project:suspend' },
  { from: 'SUSPENDED', to: 'ACTIVE', by: 'project:suspend' },
  { from: 'SUSPENDED', to: 'COMPLETE', by: 'project:suspend' },
  { from: 'INITIAL', to: 'deleted', by: 'project:delete' },
  { from: 'DRAFT', to: 'deleted', by: 'project:delete' },
]

/** Whether a permission, or time, may move a project from one state to another. */
export const mayBecome = (from: ProjectStatus, to: Transition['to'], by: Transition['by']): boolean =>
  transitions.some((each) => each.from === from && each.to === to && each.by === by)
