import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { getMyPledges, listMyPledges } from '@kindling/api-client/contract/pledges'
import { listMilestoneVotes, voteOnMilestone } from '@kindling/api-client/contract/votes'
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { milestones, milestoneVotes, notifications, pledges } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { backerOf } from '../testing/backers.ts'
import { endWithVote, ledgerSum, passDays, pledgeState, settleDue, whereIs } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { signIn } from '../testing/sign-in.ts'
import { carries, openVotes } from './votes.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

/** A successful campaign with so many backers, a day after its milestone’s vote opened. */
async function campaign(backers: number) {
  const project = await makeProject(made.platform)
  const people: { client: Awaited<ReturnType<typeof backerOf>>; pledgeId: string }[] = []
  for (let n = 0; n < backers; n++) {
    const client = await backerOf(made.platform)
    people.push({ client, pledgeId: (await confirm(client, project, await fill(client, project))).id })
  }
  const projectId = Number(project.id)
  const vote = await endWithVote(made.platform, projectId)
  const answer = (place: number, refund: boolean, key = newId('key')) =>
    people[place]?.client(voteOnMilestone, {
      params: { id: project.id },
      body: { refund },
      idempotencyKey: key,
    })
  return { project, projectId, people, answer, ...vote }
}
const voteOf = async (id: string) =>
  (await db().select().from(milestoneVotes).where(eq(milestoneVotes.id, id)))[0]
const complete = (milestoneId: string) =>
  db()
    .update(milestones)
    .set({ completedAt: made.platform.business.now() })
    .where(eq(milestones.id, milestoneId))

describe('a vote of confidence', () => {
  it('M13 carries at exactly half, and gives back everything held, once', async () => {
    const { projectId, people, answer, voteId } = await campaign(4)
    await answer(0, true)
    await answer(1, true)
    expect(await voteOf(voteId)).toMatchObject({ voters: 4, noConfidence: 2 })
    await passDays(made.platform, 11)
    expect(await voteOf(voteId)).toMatchObject({ result: 'carried' })
    for (const { pledgeId } of people)
      expect(await whereIs(made.platform, pledgeId)).toEqual({ held: 0, released: 3_800, refunded: 5_700 })
    expect((await pledgeState(made.platform, people[3]?.pledgeId ?? '')).label).toBe('COMPLETED COMPLETED')
    expect([
      await ledgerSum(made.platform, 'held', projectId),
      await ledgerSum(made.platform, 'refund', projectId),
    ]).toEqual([0, 0])
    await settleDue(made.platform.platform)
    expect(await ledgerSum(made.platform, 'pledged', projectId)).toBe(38_000)
  })

  it('two open at once: the first to close stands first, and an answer names the one it is for', async () => {
    const { project, projectId, people, answer, milestoneId } = await campaign(2)
    const [first] = await db().select().from(milestones).where(eq(milestones.id, milestoneId))
    if (!first) throw new Error('No milestone')
    const laterId = newId('mst')
    await db()
      .insert(milestones)
      .values({
        ...first,
        id: laterId,
        title: 'Delivered',
        date: new Date(first.date.getTime() + 2 * 86_400_000),
      })
    await openVotes(made.platform.platform)
    const client = people[0]?.client
    if (!client) throw new Error('No backer')
    const listed = async () => (await client(listMilestoneVotes, { params: { id: project.id } })).votes
    expect((await listed()).map(({ milestone_id }) => milestone_id)).toEqual([milestoneId, laterId])
    await expect(answer(0, true)).rejects.toMatchObject({
      code: 'FIELD_MISSING',
      field: 'milestone_id',
    })
    await client(voteOnMilestone, {
      params: { id: project.id },
      body: { refund: true, milestone_id: laterId },
      idempotencyKey: newId('key'),
    })
    expect((await listed()).map(({ no_confidence }) => no_confidence)).toEqual([0, 1])
    // A pledge tells of the vote that closes first.
    const told = async () =>
      (await client(getMyPledges, { params: { id: project.id } })).pledges.map(
        (pledge) => pledge.milestone_vote,
      )
    expect(await told()).toEqual([null])
    await client(voteOnMilestone, {
      params: { id: project.id },
      body: { refund: false, milestone_id: milestoneId },
      idempotencyKey: newId('key'),
    })
    expect(await told()).toEqual([false])
    expect(
      await db().select().from(milestoneVotes).where(eq(milestoneVotes.projectId, projectId)),
    ).toHaveLength(2)
  })

  it('does not carry below half: a complete milestone is released, and what each backer held with it', async () => {
    const { projectId, people, answer, voteId, milestoneId } = await campaign(3)
    await answer(0, true)
    await complete(milestoneId)
    await passDays(made.platform, 11)
    expect(await voteOf(voteId)).toMatchObject({ result: 'not_carried', noConfidence: 1 })
    expect((await whereIs(made.platform, people[0]?.pledgeId ?? '')).held).toBe(0)
    expect(await ledgerSum(made.platform, 'held', projectId)).toBe(0)
    const told = await db()
      .select()
      .from(notifications)
      .where(and(eq(notifications.projectId, projectId), eq(notifications.objectType, 'MILESTONE_EVENT')))
    expect(told.filter(({ event }) => event?.name === 'VOTE_OPENED')).toHaveLength(3)
    expect(told.filter(({ event }) => event?.name === 'VOTE_CLOSED')).toHaveLength(4)
  })

  it('leaves a milestone that is not complete late; completed, it has one more vote of 14 days', async () => {
    const { people, voteId, milestoneId } = await campaign(2)
    await passDays(made.platform, 20)
    expect(await voteOf(voteId)).toMatchObject({ result: 'not_carried' })
    expect((await whereIs(made.platform, people[0]?.pledgeId ?? '')).held).toBe(5_700)
    await complete(milestoneId)
    await passDays(made.platform, 1)
    const rounds = await db().select().from(milestoneVotes).where(eq(milestoneVotes.milestoneId, milestoneId))
    expect(rounds.map(({ round, closedAt }) => [round, closedAt === null]).sort()).toEqual([
      [1, false],
      [2, true],
    ])
    await passDays(made.platform, 15)
    expect((await whereIs(made.platform, people[0]?.pledgeId ?? '')).held).toBe(0)
  })

  it('counts a person once however often they press, and lets them change three times', async () => {
    const { answer, voteId, project, people } = await campaign(3)
    const key = newId('key')
    const first = people[0]
    if (!first) throw new Error('Nobody pledged')
    // A newer pledge does not hide the vote that waits: it comes first, on a page of one as well.
    await passDays(made.platform, 1)
    const other = await makeProject(made.platform)
    await confirm(first.client, other, await fill(first.client, other))
    const page = { query: { 'page[size]': '1' } }
    expect((await first.client(listMyPledges, page)).pledges[0]?.project.id).toBe(project.id)
    const waits = async () => {
      const { pledges: mine } = await first.client(listMyPledges, {})
      return mine.find((pledge) => pledge.project.id === project.id)?.vote_waits
    }
    expect(await waits()).toBe(true)
    await Promise.all(Array.from({ length: 16 }, (_, n) => answer(0, true, n < 8 ? key : newId('key'))))
    expect(await voteOf(voteId)).toMatchObject({ noConfidence: 1 })
    expect(await waits()).toBe(false)
    expect((await first.client(listMyPledges, page)).pledges[0]?.project.id).toBe(other.id)
    for (const refund of [false, true, false]) await answer(0, refund)
    await expect(answer(0, true)).rejects.toMatchObject({ code: 'MILESTONE_VOTE_EXCEEDED' })
    const seen = await people[0]?.client(listMilestoneVotes, { params: { id: project.id } })
    expect(seen?.votes[0]).toMatchObject({
      no_confidence: 0,
      confidence: 1,
      own: { refund: false, answers: 4 },
    })
    expect(seen?.own_money).toMatchObject({ pledged: 9_500, refunded: 0 })
    const stranger = await made.platform.visitor()(listMilestoneVotes, { params: { id: project.id } })
    expect([stranger.votes[0]?.own, stranger.own_money]).toEqual([null, null])
  })

  it('M20 keeps the voters of its opening, and rejects an answer after its close', async () => {
    const { answer, voteId, people, project } = await campaign(3)
    await db()
      .update(pledges)
      .set({ status: 'FAILED' })
      .where(eq(pledges.id, people[2]?.pledgeId ?? ''))
    await answer(0, true)
    expect(await voteOf(voteId)).toMatchObject({ voters: 3, noConfidence: 1 })
    await passDays(made.platform, 11)
    await expect(answer(0, false)).rejects.toMatchObject({ code: 'MILESTONE_VOTE_PENDING' })
    const late = await backerOf(made.platform)
    await expect(
      late(voteOnMilestone, {
        params: { id: project.id },
        body: { refund: true },
        idempotencyKey: newId('k'),
      }),
    ).rejects.toMatchObject({ code: 'BACKER_PRIVATE' })
  })
})

it('M20 keeps the voice of somebody whose pledge is refunded meanwhile: they may answer, and change it', async () => {
  const { answer, voteId, people, project } = await campaign(2)
  const [refunded] = people
  if (!refunded) throw new Error('Nobody pledged')
  const { client: creator } = await signIn(made.platform, project.creatorId)
  await creator(refundPledge, {
    params: { id: project.id, pledgeId: refunded.pledgeId },
    body: { amount: 9_500, reason: 'The kettle cannot be sent there.' },
    idempotencyKey: newId('key'),
  })
  const listed = async () => (await refunded.client(listMyPledges, {})).pledges[0]
  expect(await listed()).toMatchObject({ status: 'FAILED', refunded: true, vote_waits: true })
  await answer(0, true)
  expect(await voteOf(voteId)).toMatchObject({ voters: 2, noConfidence: 1 })
  expect((await listed())?.vote_waits).toBe(false)
  await answer(0, false)
  expect(await voteOf(voteId)).toMatchObject({ voters: 2, noConfidence: 0 })
  await answer(0, true)
  await passDays(made.platform, 11)
  expect(await voteOf(voteId)).toMatchObject({ result: 'carried' })
  expect(await whereIs(made.platform, people[1]?.pledgeId ?? '')).toMatchObject({ held: 0, refunded: 5_700 })
  await expect(answer(0, false)).rejects.toMatchObject({ code: 'MILESTONE_VOTE_PENDING' })
})

it('carries from half of the voters on, and never without one', () => {
  expect([carries(0, 0), carries(1, 2), carries(1, 3), carries(252, 506), carries(253, 506)]).toEqual([
    false,
    true,
    false,
    false,
    true,
  ])
})
