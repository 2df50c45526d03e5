import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { voteOnMilestone } from '@kindling/api-client/contract/votes'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  milestones,
  milestoneVoters,
  milestoneVotes,
  payments,
  standInCharges,
} from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { carries } from '../../money/votes.ts'
import { ledgerSum } from '../money.ts'
import { outcomeOf } from '../outcome-of.ts'
import { patienceMs } from '../two-processes.ts'
import type { OnServers } from './servers.ts'

/**
 * A campaign's end, its votes and its releases, on PostgreSQL: two processes serve the calls and work in the
 * background, and this one does the same work beside them. The first one does it, and it is done once.
 */
export function votesOnServers(on: OnServers): void {
  const { here, db, until, charged, openVotes, booked, atBoth, movePast, pledgesOf, projectOf } = on
  const { heldIn, refundsOf } = on

  it(
    'M19: a campaign’s end charges each pledge once; a card that fails changes no result, and day 15 pays once',
    async () => {
      const { projectId } = await charged(8, [
        ...Array.from({ length: 3 }, () => 'succeeded'),
        'declined_later',
      ])
      expect(await projectOf(projectId)).toMatchObject({ status: 'COMPLETE', result: 'successful' })
      const captured = await db()
        .select({ pledgeId: payments.pledgeId })
        .from(payments)
        .innerJoin(standInCharges, eq(standInCharges.idempotencyKey, payments.id))
        .where(
          and(
            eq(payments.captures, true),
            eq(standInCharges.status, 'succeeded'),
            inArray(
              payments.pledgeId,
              (await pledgesOf(projectId)).map(({ id }) => id),
            ),
          ),
        )
      expect(captured).toHaveLength(6)
      expect(new Set(captured.map(({ pledgeId }) => pledgeId)).size).toBe(6)
      expect(await heldIn(projectId)).toBe(6 * 9_500)

      await movePast(projectId, 16)
      await until(async () => (await projectOf(projectId))?.initialReleasedAt !== null)
      expect([await booked('RELEASED', projectId), await booked('FEE', projectId)]).toEqual([1, 1])
      expect(await heldIn(projectId)).toBe(6 * 1_900)
      // Dropped seven days after the first failure: the result stays (M19).
      await db().execute(
        `update pledges set first_failed_at = now() - interval '8 days', charge_at = now() where project_id = ${projectId} and status = 'CHECKED_OUT'`,
      )
      await until(async () => (await pledgesOf(projectId)).every(({ status }) => status !== 'CHECKED_OUT'))
      expect(await projectOf(projectId)).toMatchObject({ result: 'successful' })
      expect(await ledgerSum(here(), 'pledged', projectId)).toBe(6 * 9_500)
    },
    patienceMs,
  )

  it(
    'M13, M20: voices that arrive while two votes close are counted or rejected, and everything goes back once',
    async () => {
      const campaign = await charged(7)
      const { project, projectId, milestoneIds, clients, pledgeIds } = campaign
      const voteIds = await openVotes(campaign)
      const answer = (place: number, milestone_id: string | undefined, refund = true) =>
        outcomeOf(
          clients[place]?.(voteOnMilestone, {
            params: { id: project.id },
            body: { refund, ...(milestone_id && { milestone_id }) },
            idempotencyKey: newId('key'),
          }),
        )
      // Refunded while the votes are open, at the other process: the voice stays (M20).
      const [, creator] = await atBoth(project.creatorId)
      await creator(refundPledge, {
        params: { id: project.id, pledgeId: pledgeIds[0] ?? '' },
        body: { amount: 9_500, reason: 'The kettle cannot be sent there.' },
        idempotencyKey: newId('key'),
      })
      // Four of seven are enough for both; each presses twice.
      for (const place of [0, 1, 2, 3])
        for (const id of milestoneIds)
          expect(await Promise.all([answer(place, id), answer(place, id)])).toEqual(['ok', 'ok'])
      const late = [4, 5, 6].flatMap((place) => milestoneIds.map((id) => () => answer(place, id)))
      const arriving = late.map((send) => send())
      await db()
        .update(milestoneVotes)
        .set({ closesAt: new Date() })
        .where(inArray(milestoneVotes.id, [...voteIds]))
      await until(async () => (await heldIn(projectId)) === 0)
      const answers = await Promise.all(arriving)
      expect(
        answers.filter((each) => !['ok', 'MILESTONE_VOTE_PENDING', 'MILESTONE_VOTE_FAIL'].includes(each)),
      ).toEqual([])
      let inAll = 0
      for (const voteId of voteIds) {
        const [vote] = await db().select().from(milestoneVotes).where(eq(milestoneVotes.id, voteId))
        const given = await db()
          .select()
          .from(milestoneVoters)
          .where(and(eq(milestoneVoters.voteId, voteId), eq(milestoneVoters.refund, true)))
        expect(vote).toMatchObject({ voters: 7, noConfidence: given.length, closedAt: expect.any(Date) })
        inAll += given.length
      }
      expect(inAll).toBe(8 + answers.filter((each) => each === 'ok').length)
      // One of the two carried; the other ended with it, and each pledge had one refund more.
      const sent = await refundsOf(projectId)
      expect(
        sent
          .filter(({ cause }) => cause === 'vote')
          .map(({ pledgeId }) => pledgeId)
          .sort(),
      ).toEqual(pledgeIds.slice(1).sort())
      expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(7 * 9_500)
      expect(await answer(6, milestoneIds[0])).toBe('MILESTONE_VOTE_FAIL')
    },
    patienceMs,
  )

  it(
    'M13: a vote that closes below half, while answers change, releases its milestone once or sends all back once',
    async () => {
      const campaign = await charged(4)
      const { project, projectId, milestoneIds, clients } = campaign
      const [voteId = ''] = await openVotes(campaign)
      const [milestoneId = '', otherId = ''] = milestoneIds
      await db()
        .update(milestones)
        .set({ date: new Date(Date.now() + 300 * 86_400_000) })
        .where(eq(milestones.id, otherId))
      await db().update(milestones).set({ completedAt: new Date() }).where(eq(milestones.id, milestoneId))
      const changing = clients.flatMap((client, place) =>
        [true, place < 2].map((refund) =>
          outcomeOf(
            client(voteOnMilestone, {
              params: { id: project.id },
              body: { refund, milestone_id: milestoneId },
              idempotencyKey: newId('key'),
            }),
          ),
        ),
      )
      await Promise.race(changing)
      await db().update(milestoneVotes).set({ closesAt: new Date() }).where(eq(milestoneVotes.id, voteId))
      const voteOf = async () =>
        (await db().select().from(milestoneVotes).where(eq(milestoneVotes.id, voteId)))[0]
      await until(async () => (await voteOf())?.closedAt !== null)
      await Promise.all(changing)
      const vote = await voteOf()
      const given = await db()
        .select()
        .from(milestoneVoters)
        .where(and(eq(milestoneVoters.voteId, voteId), eq(milestoneVoters.refund, true)))
      expect(vote?.noConfidence).toBe(given.length)
      const carried = carries(given.length, 4)
      expect(vote?.result).toBe(carried ? 'carried' : 'not_carried')
      await until(async () => (await heldIn(projectId)) === (carried ? 0 : 4 * 8_550))
      expect([await booked('RELEASED', projectId), await booked('REFUND', projectId)]).toEqual(
        carried ? [0, 4] : [1, 0],
      )
    },
    patienceMs,
  )
}
