import { getMe } from '@kindling/api-client/contract/users'
import type { TeamRole } from '@kindling/validation/permissions'
import { projectMembers } from '../database/schema.ts'
import type { TestPlatform } from './platform.ts'
import { newcomer } from './sign-in.ts'

/** Somebody new, who is in the project's team with that role. */
export async function newMember(made: TestPlatform, projectId: string, role: TeamRole) {
  const browser = await newcomer(made)
  const { user } = await browser.client(getMe, {})
  await made.platform.db
    .insert(projectMembers)
    .values({ projectId: Number(projectId), userId: user.id, role, joinedAt: made.platform.now() })
  return { browser, userId: user.id }
}
