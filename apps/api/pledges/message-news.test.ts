import {
  readMyPledgeMessages,
  readPledgeMessages,
  sendMyPledgeMessage,
  sendPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import type { TeamRole } from '@kindling/validation/permissions'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { mailsTo } from '../testing/mails.ts'
import { newMember } from '../testing/new-member.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

/** Ids of what a person was told about messages, in order. */
async function toldOf(userId: string) {
  const rows = await db()
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(notifications.createdAt)
  return rows.flatMap(({ event, objectType }) =>
    event?.name === 'MESSAGE_RECEIVED' ? [{ objectType, ...event.params }] : [],
  )
}
const textsTo = async (userId: string) => (await toldOf(userId)).map(({ text }) => text)
/** Subjects of e-mails about messages. */
async function mailedTo(userId: string) {
  const [person] = await db().select().from(users).where(eq(users.id, userId))
  const mails = await mailsTo(made.platform, person?.email ?? '')
  return mails.map(({ subject }) => subject).filter((each) => each.endsWith('wrote to you'))
}

/** A pledge, and a team with a member of each role beside the creator. */
async function thread() {
  const [browser, project] = [await made.stage.backer(), await made.stage.project()]
  const { user: backer } = await browser.client(getMe, {})
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  const creator = await made.stage.creator(project)
  const member = (role: TeamRole) => newMember(made.platform, project.id, role)
  const team = { viewer: await member('VIEWER'), user: await member('USER'), admin: await member('ADMIN') }
  const params = { pledgeId }
  const ofProject = { id: project.id, pledgeId }
  return {
    pledgeId,
    backerId: backer.id,
    creatorId: project.creatorId,
    team,
    ask: (text: string, idempotencyKey = newId('key')) =>
      browser.client(sendMyPledgeMessage, { params, body: { text }, idempotencyKey }),
    answer: (text: string, by = creator) =>
      by.client(sendPledgeMessage, { params: ofProject, body: { text }, idempotencyKey: newId('key') }),
    read: () => browser.client(readMyPledgeMessages, { params }),
    readByTeam: () => creator.client(readPledgeMessages, { params: ofProject }),
  }
}

describe('a message of a backer', () => {
  it('tells those of the team who may answer, by e-mail too, and nobody else', async () => {
    const { ask, backerId, creatorId, pledgeId, team } = await thread()
    await ask('Does the lid come off?\n\nFor cleaning.')
    for (const userId of [creatorId, team.user.userId, team.admin.userId]) {
      expect(await toldOf(userId)).toMatchObject([
        { objectType: 'BACKER_MESSAGE', pledgeId, text: 'Does the lid come off? For cleaning.' },
      ])
      expect(await mailedTo(userId)).toHaveLength(1)
    }
    expect(await toldOf(team.viewer.userId)).toEqual([])
    expect(await mailedTo(team.viewer.userId)).toEqual([])
    expect(await toldOf(backerId)).toEqual([])
  })

  it('tells of itself once, however often it is sent with one key', async () => {
    const { ask, creatorId } = await thread()
    const key = newId('key')
    await Promise.all(Array.from({ length: 16 }, () => ask('Once', key)))
    expect(await textsTo(creatorId)).toEqual(['Once'])
    expect(await mailedTo(creatorId)).toHaveLength(1)
  })

  it('tells no member whose account is deleted', async () => {
    const { ask, team } = await thread()
    const { userId } = team.user
    await db().update(users).set({ deletedAt: made.platform.platform.now() }).where(eq(users.id, userId))
    await ask('Does the lid come off?')
    expect(await toldOf(userId)).toEqual([])
  })
})

describe('a message of the team', () => {
  it('tells the backer, and neither who wrote it nor the rest of the team', async () => {
    const { answer, backerId, creatorId, pledgeId, team } = await thread()
    await answer('It does.', team.user.browser)
    expect(await toldOf(backerId)).toMatchObject([{ objectType: 'PLEDGE_MESSAGE', pledgeId }])
    expect(await mailedTo(backerId)).toHaveLength(1)
    for (const userId of [creatorId, team.user.userId, team.admin.userId])
      expect(await toldOf(userId)).toEqual([])
  })

  it('is stored, and tells nobody, once the backer deleted the account', async () => {
    const { answer, backerId } = await thread()
    await db().update(users).set({ deletedAt: made.platform.platform.now() }).where(eq(users.id, backerId))
    const { message } = await answer('It does.')
    expect(message.text).toBe('It does.')
    expect(await toldOf(backerId)).toEqual([])
    expect(await mailedTo(backerId)).toEqual([])
  })
})

describe('a burst of messages', () => {
  it('is one e-mail in 15 minutes, also of two at once, while each is told on the site', async () => {
    const { answer, backerId } = await thread()
    await Promise.all([answer('It does.'), answer('Without a tool.')])
    made.platform.clock.advance(10 * 60_000)
    await answer('By a pin.')
    expect(await textsTo(backerId)).toHaveLength(3)
    expect(await mailedTo(backerId)).toHaveLength(1)
    // The e-mail counts, not the message that sent none ten minutes ago.
    made.platform.clock.advance(COMMUNITY.messageMailPauseMs - 10 * 60_000)
    await answer('Or by force.')
    expect(await mailedTo(backerId)).toHaveLength(2)
  })

  it('ends when it is read: the next message is told by e-mail again', async () => {
    const { answer, ask, backerId, creatorId, read, readByTeam } = await thread()
    await answer('It does.')
    await read()
    made.platform.clock.advance(1_000)
    await answer('Without a tool.')
    expect(await mailedTo(backerId)).toHaveLength(2)
    // Each side has bursts of its own.
    await ask('Thank you!')
    await ask('And the cup?')
    expect(await mailedTo(creatorId)).toHaveLength(1)
    await readByTeam()
    await ask('Its handle, I mean.')
    expect(await mailedTo(creatorId)).toHaveLength(2)
    expect(await textsTo(creatorId)).toHaveLength(3)
  })
})
