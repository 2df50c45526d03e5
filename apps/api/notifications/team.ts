import { can, type Permission, type TeamRole } from '@kindling/validation/permissions'
import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { projectMembers, projects, users } from '../database/schema.ts'
import { backersOf } from './notify.ts'

/**
 * Ids of a project's team, its creator first, each once.
 *
 * @param may those who have this permission alone; the creator has each.
 */
export async function teamOf(
  db: Pick<Database, 'select'>,
  projectId: number,
  may?: Permission,
): Promise<string[]> {
  const rows = await db
    .select({ creatorId: projects.creatorId, userId: projectMembers.userId, role: projectMembers.role })
    .from(projects)
    .leftJoin(projectMembers, eq(projectMembers.projectId, projects.id))
    .where(eq(projects.id, projectId))
    .orderBy(projectMembers.userId)
  const isAsked = (role: TeamRole | null) => role !== null && (may === undefined || can(role, may))
  const members = rows.flatMap(({ userId, role }) => (userId !== null && isAsked(role) ? [userId] : []))
  const [first] = rows
  return first ? [...new Set([first.creatorId, ...members])] : []
}

/** Everybody whom news of a project concern: its team, and its backers. */
export const involvedIn = async (
  db: Pick<Database, 'select' | 'selectDistinct'>,
  projectId: number,
): Promise<string[]> => [...(await teamOf(db, projectId)), ...(await backersOf(db, projectId))]

/**
 * Keeps each of a team from being deleted until the transaction ends, and answers their ids. Comes before the project's
 * own lock: the lock order everywhere is people, projects, pledges.
 */
export async function holdTeam(tx: Transaction, projectId: number, may?: Permission): Promise<string[]> {
  const team = await teamOf(tx, projectId, may)
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, team))
    .orderBy(users.id)
    .for('key share')
  return team
}
