import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import {
  can,
  isPublished,
  type ProjectRole,
  rejectionOf,
  rolesOf,
  type TeamRole,
} from '@kindling/validation/permissions'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { milestoneVoters, milestoneVotes, pledges, projectMembers, projects } from '../database/schema.ts'
import { refuse } from './failure.ts'
import type { User } from './people.ts'

export type ProjectRow = typeof projects.$inferSelect

/** The project of a call, and all of the caller's roles in it. */
export interface Access {
  readonly project: ProjectRow
  readonly roles: readonly ProjectRole[]
}

/** By id, or by vanity URL, which is never digits alone (`rules/project-slug.ts`): a name means one project. */
const named = (name: string) =>
  /^\d{1,9}$/.test(name) ? eq(projects.id, Number(name)) : eq(projects.vanityUrl, name)

/** Whether a project of that name or id exists, in any state. */
export async function projectIsThere(db: Database, name: string): Promise<boolean> {
  const [row] = await db.select({ id: projects.id }).from(projects).where(named(name)).limit(1)
  return row !== undefined
}

const teamRole = (userId: string) =>
  sql<TeamRole | null>`(${sql`select ${projectMembers.role} from ${projectMembers}
  where ${and(eq(projectMembers.projectId, projects.id), eq(projectMembers.userId, userId))}`})`

const hasPledged = (userId: string) =>
  sql<boolean>`exists (${sql`select 1 from ${pledges} where ${and(
    eq(pledges.projectId, projects.id),
    eq(pledges.userId, userId),
    inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]),
  )}`})`

/** Their voice counts until the vote is over, also where nothing of theirs is held any more (decisions 2 §5). */
const hasVoice = (userId: string) =>
  sql<boolean>`exists (${sql`select 1 from ${milestoneVoters}
    join ${milestoneVotes} on ${milestoneVotes.id} = ${milestoneVoters.voteId}
    where ${and(eq(milestoneVoters.userId, userId), eq(milestoneVotes.projectId, projects.id))}`})`

/** The project of a name, and the caller's roles in it; one statement. */
export async function lookUp(db: Database, name: string, user: User | null): Promise<Access | null> {
  if (!user) {
    const [project] = await db.select().from(projects).where(named(name)).limit(1)
    return project ? { project, roles: ['visitor'] } : null
  }
  const [found] = await db
    .select({
      project: projects,
      member: teamRole(user.id),
      backs: hasPledged(user.id),
      votes: hasVoice(user.id),
    })
    .from(projects)
    .where(named(name))
    .limit(1)
  if (!found) return null
  const { project, member, backs, votes } = found
  const creator = project.creatorId === user.id
  const facts = { signedIn: true, creator, member, moderator: user.isModerator, backs, votes }
  return { project, roles: rolesOf(facts) }
}

/**
 * Checks a call about a project against the access in its contract. Rejects with NOT_FOUND (unknown, or another
 * person's draft), MISSING_PERMISSION (BACKER_PRIVATE for what backers may) or INVALID_PROJECT_STATE; and one of the desk of moderators
 * with MISSING_PERMISSION.
 *
 * @returns null if the call is not about a project
 */
export async function checkAccess(
  db: Database,
  { access, path }: EndpointSpec,
  params: Readonly<Record<string, string>>,
  user: User | null,
): Promise<Access | null> {
  if (!access) return null
  if (access.on === 'platform') {
    if (!can(user?.isModerator ? 'moderator' : 'other', access.may)) refuse('MISSING_PERMISSION')
    return null
  }
  const [, param = ''] = /\{(\w+)\}/.exec(path) ?? []
  const found = await lookUp(db, params[param] ?? '', user)
  if (!found) refuse('NOT_FOUND', 'project')
  const { project, roles } = found
  if (!isPublished(project.status) && !can(roles, 'draft:read')) refuse('NOT_FOUND', 'project')
  if (!can(roles, access.may)) refuse(rejectionOf(access.may) ?? 'RESTRICTED_AREA')
  if (access.while && !access.while.includes(project.status)) refuse('INVALID_PROJECT_STATE')
  return found
}
