import { listMyPledges } from '@kindling/api-client/contract/pledges'
import { listPaymentMethods, removePaymentMethod } from '@kindling/api-client/contract/users'
import { listMilestoneVotes, voteOnMilestone } from '@kindling/api-client/contract/votes'
import type { Client } from '@kindling/api-client/transport'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { milestones, milestoneVotes, pledges } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { backerOf } from '../testing/backers.ts'
import { endWell, endWithVote, passDays, whereIs } from '../testing/money.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { checkInvariants } from './invariants.ts'
import { openVotes } from './votes.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

/** A card that two of them keep, by what the processor calls it. */
const family = 'abcdef0'

/** A campaign whose backers pay with these cards; null: one that nobody else keeps. */
async function campaign(cards: readonly (string | null)[]) {
  const project = await makeProject(made.platform)
  const people: { client: Client; pledgeId: string }[] = []
  for (const fingerprint of cards) {
    const client = await backerOf(made.platform, fingerprint === null ? {} : { fingerprint })
    people.push({ client, pledgeId: (await confirm(client, project, await fill(client, project))).id })
  }
  const personOf = (place: number) => {
    const person = people[place]
    if (!person) throw new Error(`Nobody ${place}`)
    return person
  }
  return {
    project,
    people,
    projectId: Number(project.id),
    answer: (place: number, refund: boolean) =>
      personOf(place).client(voteOnMilestone, {
        params: { id: project.id },
        body: { refund },
        idempotencyKey: newId('key'),
      }),
    seenBy: async (place: number) =>
      (await personOf(place).client(listMilestoneVotes, { params: { id: project.id } })).votes[0],
    waitsFor: async (place: number) =>
      (await personOf(place).client(listMyPledges, {})).pledges[0]?.vote_waits,
  }
}

it('two accounts with one card are one voice: the first answer counts, and the other is told', async () => {
  const { projectId, people, answer, seenBy, waitsFor } = await campaign([family, null, family, null])
  const { voteId } = await endWithVote(made.platform, projectId)
  expect(await seenBy(1)).toMatchObject({ voters: 3, own: { voice: 'own' } })
  expect((await seenBy(0))?.own).toEqual({ refund: null, answers: 0, voice: 'shared' })
  expect(await waitsFor(0)).toBe(true)

  await answer(2, true)
  // Who answers otherwise, or the same, is told that the card has answered; what it said is not shown.
  for (const refund of [false, true])
    await expect(answer(0, refund)).rejects.toMatchObject({
      code: 'MILESTONE_VOTE_FAIL',
      field: 'payment_method',
    })
  expect(await seenBy(0)).toMatchObject({
    voters: 3,
    no_confidence: 1,
    confidence: 0,
    own: { refund: null, answers: 0, voice: 'given' },
  })
  expect((await seenBy(2))?.own).toEqual({ refund: true, answers: 1, voice: 'shared' })
  expect([await waitsFor(0), await waitsFor(2)]).toEqual([false, false])

  // Who answered first may change it; half of three voices is two of them.
  await answer(2, false)
  expect(await seenBy(0)).toMatchObject({ no_confidence: 0, confidence: 1 })
  await answer(2, true)
  await answer(1, true)
  expect(await checkInvariants(db())).toEqual([])
  await passDays(made.platform, 11)
  const [closed] = await db().select().from(milestoneVotes).where(eq(milestoneVotes.id, voteId))
  expect(closed).toMatchObject({ voters: 3, noConfidence: 2, result: 'carried' })
  // Each of the accounts has its own money back.
  for (const { pledgeId } of people)
    expect(await whereIs(made.platform, pledgeId)).toMatchObject({ held: 0, refunded: 5_700 })
})

it('of both accounts answering at once, one is counted', async () => {
  const { projectId, answer, seenBy } = await campaign([family, family, null])
  await endWithVote(made.platform, projectId)
  const results = await Promise.allSettled(Array.from({ length: 16 }, (_, n) => answer(n % 2, n % 4 < 2)))
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
  expect(new Set(failures)).toEqual(new Set(['MILESTONE_VOTE_FAIL', 'MILESTONE_VOTE_EXCEEDED']))
  const vote = await seenBy(2)
  expect([vote?.voters, (vote?.no_confidence ?? 0) + (vote?.confidence ?? 0)]).toEqual([2, 1])
  expect(await checkInvariants(db())).toEqual([])
})

it('a card that was removed after it was charged still counts as one with the same', async () => {
  const { projectId, people, seenBy } = await campaign([family, family])
  const date = new Date(made.platform.business.now().getTime() + 10 * 86_400_000)
  await db().update(milestones).set({ date }).where(eq(milestones.projectId, projectId))
  await endWell(made.platform, projectId, 20)
  for (const { client } of people) {
    const { payment_methods: cards } = await client(listPaymentMethods, {})
    for (const { id } of cards) await client(removePaymentMethod, { params: { id } })
  }
  const kept = await db().select().from(pledges).where(eq(pledges.projectId, projectId))
  expect(kept.map(({ cardFingerprint }) => cardFingerprint)).toEqual([family, family])
  await openVotes(made.platform.platform)
  expect((await seenBy(0))?.voters).toBe(1)
})
