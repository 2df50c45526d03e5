import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { endProject, restoreProject, suspendProject } from '@kindling/api-client/contract/suspension'
import { listMilestoneVotes, voteOnMilestone } from '@kindling/api-client/contract/votes'
import { setBankAccount, withdrawFromWallet, withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { and, eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { milestoneVotes, payments, standInTransfers, users, withdrawals } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { bookNotices } from '../../money/notices.ts'
import { topUp } from '../../money/platform-account.ts'
import { followPaymentEvent } from '../../pledges/payment-events.ts'
import { bankDocument, goodBankAccount } from '../bank.ts'
import { ledgerSum, whereIs } from '../money.ts'
import { outcomeOf } from '../outcome-of.ts'
import { signIn } from '../sign-in.ts'
import { patienceMs } from '../two-processes.ts'
import type { ChargedCampaign, OnServers } from './servers.ts'

/**
 * How money leaves, on PostgreSQL: withdrawals, refunds, suspensions and disputes at two processes at once, which work
 * in the background as this one does beside them. Each cent goes one way, once.
 */
export function moneyBackOnServers(on: OnServers): void {
  const { here, db, until, charged, openVotes, booked, atBoth, movePast, pledgesOf, projectOf } = on
  const { heldIn, refundsOf } = on

  /** A moderator, at both processes. */
  async function moderatorAtBoth() {
    const id = newId('usr')
    const email = `${id}@example.com`.toLowerCase()
    await db().insert(users).values({ id, email, emailKey: email, isModerator: true, joinedAt: new Date() })
    return atBoth(id)
  }
  const inputOf = ({ project }: Pick<ChargedCampaign, 'project'>) => ({
    params: { id: project.id },
    body: { reason: 'It is looked at.' },
  })

  it(
    'a creator who withdraws at both processes at once gets what there is, once, and a wallet too (M16, M17)',
    async () => {
      const campaign = await charged(4, ['succeeded', 'refund_fails'])
      const { project, projectId, pledgeIds } = campaign
      const { client } = await signIn(here(), project.creatorId)
      const params = { id: project.id }
      await client(setBankAccount, { params, body: { ...goodBankAccount, file: bankDocument() } })
      // To the wallet, once, where the card cannot take it.
      await client(refundPledge, {
        params: { id: project.id, pledgeId: pledgeIds[1] ?? '' },
        body: { amount: 9_500, reason: 'The kettle cannot be sent there.' },
        idempotencyKey: newId('key'),
      })
      await until(async () => (await refundsOf(projectId)).every(({ status }) => status === 'TO_WALLET'))
      await movePast(projectId, 16)
      await until(async () => (await projectOf(projectId))?.initialReleasedAt !== null)
      const amount = await ledgerSum(here(), 'creator', projectId)
      const both = await atBoth(project.creatorId)
      const shared = newId('key')
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          outcomeOf(
            both[n % 2 === 0 ? 0 : 1](withdrawFunds, {
              params,
              body: { amount },
              idempotencyKey: n < 6 ? shared : newId('key'),
            }),
          ),
        ),
      )
      const allowed = answers.every((each) => each === 'ok' || each === 'INSUFFICIENT_FUNDS')
      expect([allowed, answers.includes('ok'), await booked('WITHDRAWAL', projectId)]).toEqual([
        true,
        true,
        1,
      ])
      const [pledge] = (await pledgesOf(projectId)).filter(({ id }) => id === pledgeIds[1])
      // Wallets wait while the platform owes what its charges cost.
      await topUp(here().platform, { cents: 100_000, name: 'wallets' })
      const wallets = await atBoth(pledge?.userId ?? '')
      const fromWallet = await Promise.all(
        Array.from({ length: 8 }, (_, n) =>
          outcomeOf(
            wallets[n % 2 === 0 ? 0 : 1](withdrawFromWallet, {
              body: { amount: 9_500, ...goodBankAccount },
              idempotencyKey: newId('key'),
            }),
          ),
        ),
      )
      expect(fromWallet.filter((each) => each === 'ok')).toHaveLength(1)
      const ofBoth = () =>
        db()
          .select()
          .from(withdrawals)
          .where(inArray(withdrawals.userId, [project.creatorId, pledge?.userId ?? '']))
      await until(async () => (await ofBoth()).every(({ status }) => status === 'PAID'))
      const sent = await db()
        .select()
        .from(standInTransfers)
        .where(
          inArray(
            standInTransfers.idempotencyKey,
            (await ofBoth()).map(({ id }) => id),
          ),
        )
      expect(sent.map((each) => each.amount).sort((a, b) => a - b)).toEqual(
        [9_500, amount].sort((a, b) => a - b),
      )
    },
    patienceMs,
  )

  it(
    'M21: a project that is suspended at once with refunds, votes and day 15 pays nothing, and ended gives back all',
    async () => {
      const campaign = await charged(5)
      const { project, projectId, clients, pledgeIds, milestoneIds } = campaign
      await openVotes(campaign)
      const creators = await atBoth(project.creatorId)
      const [moderator, other] = await moderatorAtBoth()
      const refund = (place: number) =>
        outcomeOf(
          creators[1](refundPledge, {
            params: { id: project.id, pledgeId: pledgeIds[place] ?? '' },
            body: { amount: 100, reason: 'One cup arrived broken.' },
            idempotencyKey: newId('key'),
          }),
        )
      const racing = [
        ...[0, 1, 2].map(refund),
        outcomeOf(moderator(suspendProject, inputOf(campaign))),
        outcomeOf(other(suspendProject, inputOf(campaign))),
        ...[3, 4].map(refund),
      ]
      const answers = await Promise.all(racing)
      expect(answers.slice(3, 5).sort()).toEqual(['INVALID_PROJECT_STATE', 'ok'])
      const refunded = [...answers.slice(0, 3), ...answers.slice(5)].filter((each) => each === 'ok').length
      await movePast(projectId, 16)
      await db()
        .update(milestoneVotes)
        .set({ closesAt: new Date() })
        .where(eq(milestoneVotes.projectId, projectId))
      // What is due is done several times; nothing of this project is.
      let rounds = 0
      await until(async () => ++rounds > 3)
      expect(await heldIn(projectId)).toBe(5 * 9_500 - refunded * 100)
      expect(await booked('RELEASED', projectId)).toBe(0)
      const vote = {
        params: { id: project.id },
        body: { refund: true, milestone_id: milestoneIds[0] ?? '' },
        idempotencyKey: newId('key'),
      }
      expect(await outcomeOf(clients[0]?.(voteOnMilestone, vote))).toBe('INVALID_PROJECT_STATE')
      const { votes } = await moderator(listMilestoneVotes, { params: { id: project.id } })
      expect(votes.filter(({ closed_at }) => closed_at !== null)).toEqual([])
      // Restored by one and ended by the other: one of them is first, and both processes know it.
      const decided = await Promise.all([
        outcomeOf(moderator(restoreProject, inputOf(campaign))),
        outcomeOf(other(endProject, inputOf(campaign))),
      ])
      expect([...decided].sort()).toEqual(['INVALID_PROJECT_STATE', 'ok'])
      if (decided[0] === 'ok') {
        await moderator(suspendProject, inputOf(campaign))
        await other(endProject, inputOf(campaign))
      }
      await until(async () => (await heldIn(projectId)) === 0)
      expect((await refundsOf(projectId)).reduce((sum, { amount }) => sum + amount, 0)).toBe(5 * 9_500)
      expect(await ledgerSum(here(), 'creator', projectId)).toBe(0)
    },
    patienceMs,
  )

  it(
    'a dispute that is told to both at once takes a pledge’s money once (M17)',
    async () => {
      const { projectId, pledgeIds } = await charged(3)
      const [pledgeId = ''] = pledgeIds
      const [payment] = await db()
        .select()
        .from(payments)
        .where(and(eq(payments.pledgeId, pledgeId), eq(payments.captures, true)))
      const key = payment?.id ?? ''
      const event = { about: 'dispute', reference: `dp_${key}`, key } as const
      const dispute = { charge: `ch_${key}`, state: 'lost', amount: 9_500 } as const
      const { platform } = here()
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          await followPaymentEvent(platform, { ...event, id: newId('evt'), dispute })
          await bookNotices(platform)
        }),
      )
      await until(async () => (await whereIs(here(), pledgeId)).refunded === 9_500)
      expect(await booked('DISPUTE_LOST', projectId)).toBe(1)
      expect(await heldIn(projectId)).toBe(2 * 9_500)
    },
    patienceMs,
  )
}
