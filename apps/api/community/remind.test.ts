import { subscribeToProject } from '@kindling/api-client/contract/project-actions'
import { getMe } from '@kindling/api-client/contract/users'
import { voteOnMilestone } from '@kindling/api-client/contract/votes'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  notifications,
  projects,
  users,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { backerIn } from '../testing/discussion.ts'
import { mailsTo } from '../testing/mails.ts'
import { passDays } from '../testing/money.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { remind } from './remind.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const now = () => made.platform.platform.businessNow()
const days = (count: number) => new Date(now().getTime() + count * 86_400_000)

/** The person of a browser, who has confirmed their address and wants every reminder. */
async function reader({ client }: Browser) {
  const { user } = await client(getMe, {})
  await db()
    .update(users)
    .set({ emailConfirmed: true, emailSubscriptions: ['PROJECT_UPDATES', 'MILESTONE_REMINDERS'] })
    .where(eq(users.id, user.id))
  return user
}
type Reader = Awaited<ReturnType<typeof reader>>
const toldOf = async ({ id }: Reader, name: string) =>
  (await db().select().from(notifications).where(eq(notifications.userId, id))).filter(
    ({ event }) => event?.name === name,
  ).length
const mailsOf = async ({ email }: Reader, subject: RegExp) =>
  (await mailsTo(made.platform, email)).filter((mail) => subject.test(mail.subject))

it('subscribers hear once that a campaign ends in 48 hours, with one click to hear no more', async () => {
  const project = await made.stage.project()
  const params = { id: project.id }
  const follower = await made.stage.newcomer()
  const follows = await reader(follower)
  await follower.client(subscribeToProject, { params, body: { subscribe: true } })
  const id = eq(projects.id, Number(project.id))
  await db()
    .update(projects)
    .set({ endTime: days(4) })
    .where(id)
  await passDays(made.platform, 1)
  expect(await toldOf(follows, 'CAMPAIGN_ENDS')).toBe(0)
  await passDays(made.platform, 1.5)
  expect(await toldOf(follows, 'CAMPAIGN_ENDS')).toBe(1)
  // Told at once by two processes, and again later: one e-mail.
  await Promise.all([remind(made.platform.platform), remind(made.platform.platform)])
  const mails = await mailsOf(follows, /ends in 48 hours/)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toMatch(/\/newsletter\/unsubscribe\?code=/)
  // Who subscribes meanwhile hears as well; nobody does while it is suspended.
  const late = await made.stage.newcomer()
  const lateReader = await reader(late)
  await late.client(subscribeToProject, { params, body: { subscribe: true } })
  await db().update(projects).set({ status: 'SUSPENDED' }).where(id)
  await remind(made.platform.platform)
  expect(await toldOf(lateReader, 'CAMPAIGN_ENDS')).toBe(0)
  await db().update(projects).set({ status: 'ACTIVE' }).where(id)
  await remind(made.platform.platform)
  expect(await toldOf(lateReader, 'CAMPAIGN_ENDS')).toBe(1)
})

it('voters without an answer are reminded 48 hours before the close, the others are not', async () => {
  const { browser, project, voteId, milestoneId } = await made.stage.voting()
  const silent = await reader(await backerIn(made.platform, project.id))
  const spokenFor = await reader(await backerIn(made.platform, project.id))
  const answered = await reader(browser)
  await db()
    .insert(milestoneVoters)
    .values([
      { voteId, userId: silent.id, voice: silent.id },
      // Paid with the card of the one who answers.
      { voteId, userId: spokenFor.id, voice: answered.id },
    ])
  const body = { refund: false, milestone_id: milestoneId }
  await browser.client(voteOnMilestone, { params: { id: project.id }, body, idempotencyKey: newId('key') })
  await db()
    .update(milestoneVotes)
    .set({ closesAt: days(1.5) })
    .where(eq(milestoneVotes.id, voteId))
  await remind(made.platform.platform)
  await remind(made.platform.platform)
  const told = [silent, answered, spokenFor].map((person) => toldOf(person, 'VOTE_CLOSES'))
  expect(await Promise.all(told)).toEqual([1, 0, 0])
  expect(await mailsOf(silent, /^Vote closes in 48 hours/)).toHaveLength(1)
})

it('backers hear of a milestone a week ahead, and of what its creator launches next', async () => {
  const { browser, project, creator } = await made.stage.collected()
  const backs = await reader(browser)
  const own = and(eq(milestones.projectId, Number(project.id)))
  await db()
    .update(milestones)
    .set({ date: days(6) })
    .where(own)
  await remind(made.platform.platform)
  await remind(made.platform.platform)
  expect(await toldOf(backs, 'MILESTONE_NEAR')).toBe(1)
  expect(await mailsOf(backs, /^Milestone in one week/)).toHaveLength(1)

  const next = await made.stage.project()
  const { user: maker } = await creator.client(getMe, {})
  await db()
    .update(projects)
    .set({ creatorId: maker.id, startTime: days(-0.5) })
    .where(eq(projects.id, Number(next.id)))
  await remind(made.platform.platform)
  await remind(made.platform.platform)
  expect(await toldOf(backs, 'CREATOR_LAUNCHED')).toBe(1)
  expect(await toldOf(await reader(creator), 'CREATOR_LAUNCHED')).toBe(0)
  expect(await mailsOf(backs, /launched/)).toHaveLength(1)
})
