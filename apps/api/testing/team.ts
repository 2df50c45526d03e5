import { createInvite } from '@kindling/api-client/contract/collaborators'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { projectInvites, projectMembers } from '../database/schema.ts'
import { digest, newId } from '../kernel/ids.ts'
import type { Browser } from './browser.ts'
import { makeDraft } from './draft.ts'
import type { TestPlatform } from './platform.ts'
import { confirmed } from './second-factor.ts'

/** A draft with a creator, a member and an invitation that nobody has answered. */
export interface Team {
  readonly projectId: string
  readonly creator: Browser
  readonly member: Browser
  readonly memberId: string
  readonly inviteId: string
  readonly invited: Browser
  readonly code: string
}

export async function makeTeam(made: TestPlatform): Promise<Team> {
  const { browser: creator, projectId } = await makeDraft(made)
  const { db, now } = made.platform
  const [member, invited] = [await confirmed(made), await confirmed(made)]
  const { user } = await member.client(getMe, {})
  await db
    .insert(projectMembers)
    .values({ projectId: Number(projectId), userId: user.id, role: 'USER', joinedAt: now() })
  const body = { email: (await invited.client(getMe, {})).user.email, role: 'USER' as const }
  const { invite } = await creator.client(createInvite, { params: { id: projectId }, body })
  // The e-mail makes a code of its own when it goes out.
  await made.deliverMail()
  const code = newId('code')
  await db
    .update(projectInvites)
    .set({ codeHash: digest(code) })
    .where(eq(projectInvites.id, invite.id))
  return { projectId, creator, member, memberId: user.id, inviteId: invite.id, invited, code }
}
