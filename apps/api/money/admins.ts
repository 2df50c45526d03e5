import { and, eq } from 'drizzle-orm'
import { projectMembers } from '../database/schema.ts'
import type { Platform } from '../kernel/platform.ts'

/** Ids of a project's ADMINs, its creator aside. */
export async function adminsOf({ db }: Platform, projectId: number): Promise<string[]> {
  const members = await db
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(and(eq(projectMembers.projectId, projectId), eq(projectMembers.role, 'ADMIN')))
  return members.map(({ userId }) => userId)
}

/** Ids of everybody in a project's team, its creator aside. */
export async function membersOf({ db }: Platform, projectId: number): Promise<string[]> {
  const members = await db
    .select({ userId: projectMembers.userId })
    .from(projectMembers)
    .where(eq(projectMembers.projectId, projectId))
  return members.map(({ userId }) => userId)
}
