import {
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  listModerationLog,
} from '@kindling/api-client/contract/moderation'
import { listNotifications } from '@kindling/api-client/contract/notifications'
import {
  flagMyPledgeMessage,
  flagPledgeMessage,
  listMyPledgeMessages,
  listPledgeMessages,
  sendMyPledgeMessage,
  sendPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { projectMembers, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { mailsTo } from '../testing/mails.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const threat = 'Ship it this week, or I come to your workshop.'
const words = 'He is angry, and asks when it comes.'
const spam = { reason: 'SPAM' as const }
const idOf = async ({ client }: Browser) => (await client(getMe, {})).user

/** A question of a backer and the team's answer, with a member who may answer as well. */
async function thread() {
  const [browser, project] = [await made.stage.backer(), await made.stage.project()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  const creator = await made.stage.creator(project)
  const member = await newcomer(made.platform)
  const { id: userId } = await idOf(member)
  const joinedAt = made.platform.platform.now()
  await db()
    .insert(projectMembers)
    .values({ projectId: Number(project.id), userId, role: 'USER', joinedAt })
  const params = { pledgeId }
  const ofProject = { id: project.id, pledgeId }
  const send = { idempotencyKey: newId('key') }
  const { message: question } = await browser.client(sendMyPledgeMessage, {
    params,
    body: { text: threat },
    ...send,
  })
  made.platform.clock.advance(1_000)
  const { message: answer } = await creator.client(sendPledgeMessage, {
    params: ofProject,
    body: { text: 'It ships on Monday.' },
    ...send,
  })
  const flagByTeam = (by: Browser = creator, messageId = question.id) =>
    by.client(flagPledgeMessage, {
      params: { ...ofProject, messageId },
      body: { ...spam, text: 'A threat.' },
    })
  const flagByBacker = (messageId = answer.id) =>
    browser.client(flagMyPledgeMessage, { params: { pledgeId, messageId }, body: spam })
  const mine = async () => (await browser.client(listMyPledgeMessages, { params })).messages
  const theirs = async (by: Browser = creator) =>
    (await by.client(listPledgeMessages, { params: ofProject })).messages
  return {
    browser,
    creator,
    member,
    project,
    pledgeId,
    question,
    answer,
    flagByTeam,
    flagByBacker,
    mine,
    theirs,
  }
}
const caseOf = ({ id }: { readonly id: string }) => ({ caseId: `message-${id}` })
const remove = { act: 'REMOVE', reason: 'It is a threat.', rule: 'RESPECT' } as const
const toldOf = async ({ client }: Browser) => (await client(listNotifications, { body: {} })).notifications

describe('a report of a message', () => {
  it('is made once a person, of either side, and marked for who made it alone', async () => {
    const { creator, member, flagByTeam, flagByBacker, mine, theirs } = await thread()
    await flagByTeam()
    await expect(flagByTeam()).rejects.toMatchObject({ code: 'PROJECT_FLAG_EXISTS' })
    expect((await theirs(creator)).map(({ flagged }) => flagged)).toEqual([true, false])
    expect((await theirs(member)).map(({ flagged }) => flagged)).toEqual([false, false])
    expect((await mine()).map(({ flagged }) => flagged)).toEqual([false, false])
    await flagByTeam(member)
    await flagByBacker()
    expect((await mine()).map(({ flagged }) => flagged)).toEqual([false, true])
  })

  it('is refused of what one’s own side wrote, and of a message of another thread', async () => {
    const { question, answer, member, flagByTeam, flagByBacker } = await thread()
    await expect(flagByBacker(question.id)).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await expect(flagByTeam(member, answer.id)).rejects.toMatchObject({ code: 'INVALID_STATE' })
    const other = await thread()
    await expect(flagByBacker(other.answer.id)).rejects.toMatchObject({
      code: 'INVALID_ID',
      field: 'message',
    })
    await expect(other.flagByTeam(other.creator, question.id)).rejects.toMatchObject({ code: 'INVALID_ID' })
  })

  it('opens a case with that message alone, who wrote it to whom, and what was reported', async () => {
    const { browser, project, question, answer, flagByTeam } = await thread()
    await flagByTeam()
    const moderator = await made.stage.moderator()
    const { cases, counts } = await moderator.client(listModerationCases, { query: { queue: 'MESSAGE' } })
    expect(cases.find(({ id }) => id === caseOf(question).caseId)).toMatchObject({ text: threat, flags: 1 })
    expect(counts.MESSAGE).toBe(cases.length)
    const { case: found } = await moderator.client(getModerationCase, { params: caseOf(question) })
    const backer = await idOf(browser)
    expect(found).toMatchObject({
      is_open: true,
      project: { id: project.id },
      text: threat,
      message: { from: 'backer', backer: { id: backer.id, name: backer.name } },
      person: { id: backer.id },
      people: [{ person: { backs: false }, reason: 'SPAM', text: 'A threat.' }],
    })
    expect(JSON.stringify(found)).not.toContain(answer.text)
    // What nobody reported is no moderator's to read.
    await expect(moderator.client(getModerationCase, { params: caseOf(answer) })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a reported message', () => {
  it('that is removed has no text for either side, nor in what was told of it, and its author is told why', async () => {
    const { browser, creator, question, flagByTeam, mine, theirs } = await thread()
    await flagByTeam()
    const moderator = await made.stage.moderator()
    const decide = () => moderator.client(decideModerationCase, { params: caseOf(question), body: remove })
    expect((await decide()).case).toMatchObject({
      is_open: false,
      text: threat,
      history: [{ act: 'REMOVE', quote: threat }],
    })
    await expect(decide()).rejects.toMatchObject({ code: 'INVALID_STATE' })
    for (const messages of [await mine(), await theirs()])
      expect(messages.map(({ text }) => text)).toEqual([null, 'It ships on Monday.'])
    await expect(flagByTeam()).rejects.toMatchObject({ code: 'INVALID_ID' })
    expect(JSON.stringify(await toldOf(creator))).not.toContain('workshop')
    const [told] = (await toldOf(browser)).filter(({ data }) => /removed/.test(data.title.en))
    expect(told).toMatchObject({
      object_type: 'PLEDGE_MESSAGE',
      data: { title: { en: 'A moderator removed your message' } },
    })
    const mails = await mailsTo(made.platform, (await idOf(browser)).email)
    const mail = mails.find(({ subject }) => subject === 'A moderator removed your message')
    expect(mail?.text).toContain(remove.reason)
    expect(mail?.text).toContain('#pledge-messages')
  })

  it('that is left stays, tells who reported it and not its author, and opens again by a new report', async () => {
    const { browser, creator, member, question, flagByTeam, mine } = await thread()
    await flagByTeam()
    const moderator = await made.stage.moderator()
    const body = { act: 'DISMISS', reason: words } as const
    const { case: after } = await moderator.client(decideModerationCase, { params: caseOf(question), body })
    expect(after).toMatchObject({ is_open: false, flags: 0, history: [{ act: 'DISMISS' }] })
    expect((await mine())[0]?.text).toBe(threat)
    const title = 'We read the message that you reported'
    expect((await toldOf(creator)).map(({ data }) => data.title.en)).toContain(title)
    for (const other of [browser, member])
      expect((await toldOf(other)).map(({ data }) => data.title.en)).not.toContain(title)
    made.platform.clock.advance(1_000)
    await flagByTeam(member)
    const { case: again } = await moderator.client(getModerationCase, { params: caseOf(question) })
    expect(again).toMatchObject({ is_open: true, flags: 1 })
  })

  it('blocks the account of its author if asked, and the log leads to its case', async () => {
    const { browser, question, flagByTeam } = await thread()
    await flagByTeam()
    const moderator = await made.stage.moderator()
    const body = { ...remove, block: true }
    const { case: after } = await moderator.client(decideModerationCase, { params: caseOf(question), body })
    expect(after.person.blocked).toBe(true)
    await expect(browser.client(getMe, {})).rejects.toMatchObject({ code: 'RESTRICTED_AREA' })
    const { entries } = await moderator.client(listModerationLog, {})
    expect(entries.slice(0, 2).map(({ case_id }) => case_id)).toEqual([
      caseOf(question).caseId,
      caseOf(question).caseId,
    ])
  })

  it('is decided by no moderator of its thread, nor of its team', async () => {
    const { browser, creator, question, flagByTeam } = await thread()
    await flagByTeam()
    for (const side of [browser, creator]) {
      await db()
        .update(users)
        .set({ isModerator: true })
        .where(eq(users.id, (await idOf(side)).id))
      await expect(
        side.client(decideModerationCase, { params: caseOf(question), body: remove }),
      ).rejects.toMatchObject({ code: 'MISSING_PERMISSION' })
    }
  })
})
