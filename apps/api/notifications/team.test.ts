import { askForRefund } from '@kindling/api-client/contract/cart-changes'
import { endProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { getMe } from '@kindling/api-client/contract/users'
import type { TeamRole } from '@kindling/validation/permissions'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { EventName } from '../database/schema/notification-event.ts'
import { notifications, users } from '../database/schema.ts'
import { tellResult } from '../money/tell.ts'
import { mailsTo } from '../testing/mails.ts'
import { endWell, passDays } from '../testing/money.ts'
import { newMember } from '../testing/new-member.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { teamOf } from './team.ts'

const made = platformForTests()

/** A campaign with a backer, and a team with a member of each role beside its creator. */
async function campaign() {
  const [{ client }, project] = [await made.stage.backer(), await made.stage.project()]
  const { user: backer } = await client(getMe, {})
  const { id: pledgeId } = await confirm(client, project, await fill(client, project))
  const member = async (role: TeamRole) => (await newMember(made.platform, project.id, role)).userId
  const people = {
    backer: backer.id,
    creator: project.creatorId,
    viewer: await member('VIEWER'),
    user: await member('USER'),
    admin: await member('ADMIN'),
  }
  /** Who of them was told of it on the site. */
  const toldOf = async (name: EventName) => {
    const rows = await made.platform.platform.db
      .select({ userId: notifications.userId, event: notifications.event })
      .from(notifications)
      .where(
        and(
          inArray(notifications.userId, Object.values(people)),
          eq(notifications.projectId, Number(project.id)),
        ),
      )
    const told = new Set(rows.filter(({ event }) => event?.name === name).map(({ userId }) => userId))
    return Object.entries(people).flatMap(([who, id]) => (told.has(id) ? [who] : []))
  }
  const emailOf = async (userId: string) => {
    const [row] = await made.platform.platform.db.select().from(users).where(eq(users.id, userId))
    return row?.email ?? ''
  }
  return { client, project, pledgeId, people, toldOf, emailOf }
}

it('is the creator, first, and those who have the permission that is asked', async () => {
  const { project, people } = await campaign()
  const { db } = made.platform.platform
  const id = Number(project.id)
  const { creator, viewer, user, admin } = people
  expect((await teamOf(db, id)).slice(1).sort()).toEqual([viewer, user, admin].sort())
  expect((await teamOf(db, id))[0]).toBe(creator)
  expect((await teamOf(db, id, 'content:write')).slice(1).sort()).toEqual([user, admin].sort())
  expect(await teamOf(db, id, 'funds:withdraw')).toEqual([creator, admin])
  expect(await teamOf(db, 999_999)).toEqual([])
})

it('is told whole of a result, of released money and of a suspension; those who refund, of a request', async () => {
  const { client, project, pledgeId, people, toldOf, emailOf } = await campaign()
  const { platform } = made.platform
  const id = Number(project.id)
  await endWell(made.platform, id)
  await tellResult(platform, id)
  expect(await toldOf('CAMPAIGN_ENDED')).toEqual(['backer', 'creator', 'viewer', 'user', 'admin'])
  await client(askForRefund, { params: { pledgeId }, body: { reason: 'I moved.' } })
  expect(await toldOf('REFUND_ASKED')).toEqual(['creator', 'admin'])
  await passDays(made.platform, 16)
  expect(await toldOf('FUNDS_RELEASED')).toEqual(['creator', 'viewer', 'user', 'admin'])
  const moderator = await made.stage.moderator()
  const input = { params: { id: project.id }, body: { reason: 'The pictures are of another product.' } }
  await moderator.client(suspendProject, input)
  await moderator.client(endProject, input)
  for (const name of ['PROJECT_SUSPENDED', 'PROJECT_ENDED'] as const)
    expect(await toldOf(name)).toEqual(['creator', 'viewer', 'user', 'admin'])
  // By e-mail as well.
  const subjects = (await mailsTo(made.platform, await emailOf(people.viewer))).map(({ subject }) => subject)
  expect(subjects).toContain('A kettle is suspended')
})
