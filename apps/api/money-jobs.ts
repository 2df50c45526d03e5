import * as z from 'zod'
import type { JobKind } from './jobs/runner.ts'
import type { Platform } from './kernel/platform.ts'
import { closePledges } from './money/close-pledge.ts'
import { bookCosts } from './money/costs.ts'
import { CLOSE_PLEDGES, endCampaigns, planPledges, TELL_RESULT } from './money/end-campaigns.ts'
import { guardInvariants } from './money/invariants.ts'
import { bookNotices } from './money/notices.ts'
import { sendPayouts } from './money/payouts.ts'
import { moveFees, warnOfDebt } from './money/platform-account.ts'
import { settleReferralBonuses } from './money/referral-bonuses.ts'
import { refundProject, sendRefunds } from './money/refunds.ts'
import { releaseInitial, releaseOrders } from './money/release.ts'
import { tellExpired, tellMilestoneMoved, tellResult, tellVoteClosed, tellVoteOpen } from './money/tell.ts'
import {
  closeVotes,
  expireLate,
  openVotes,
  REFUND_PROJECT,
  TELL_EXPIRED,
  TELL_VOTE_CLOSED,
  TELL_VOTE_OPEN,
} from './money/votes.ts'
import { TELL_ADDRESSES_LOCK, tellAddressesLock } from './pledges/orders.ts'
import { TELL_MILESTONE_MOVED } from './projects/change-milestone.ts'

const secondMs = 1_000
const minuteMs = 60 * secondMs
const dayMs = 24 * 60 * minuteMs
/** How often it is looked whether something is due by the business clock. */
const lookEveryMs = 5 * secondMs

/** What a job was queued with; one that was stored otherwise fails and is shown. */
const payloads = {
  pledges: z.object({ pledges: z.array(z.string()) }),
  project: z.object({ project: z.number() }),
  refund: z.object({ project: z.number(), cause: z.enum(['vote', 'late', 'suspended']) }),
  vote: z.object({ vote: z.string() }),
  closed: z.object({ vote: z.string(), result: z.enum(['carried', 'released', 'late']) }),
  milestone: z.object({ milestone: z.string() }),
  moved: z.object({
    project: z.number(),
    change: z.string(),
    milestone: z.string(),
    was: z.number(),
    date: z.number(),
  }),
  addresses: z.object({ project: z.number(), locksAt: z.number() }),
}

/**
 * What moves money by time. The periodic kinds look for what is due by the business clock and are safe to run at any
 * moment, in any order; the queued ones do the work of one event.
 */
export const moneyKinds = (platform: Platform): readonly JobKind[] => [
  {
    name: 'end-campaigns',
    everyMs: lookEveryMs,
    limitMs: minuteMs,
    run: async () => {
      await endCampaigns(platform)
      await planPledges(platform)
    },
  },
  {
    name: 'check-invariants',
    everyMs: dayMs,
    limitMs: 10 * minuteMs,
    run: async () => {
      await warnOfDebt(platform)
      await guardInvariants(platform.db)
    },
  },
  {
    name: 'release-funds',
    everyMs: lookEveryMs,
    limitMs: 2 * minuteMs,
    run: async () => {
      await releaseInitial(platform)
      await releaseOrders(platform)
    },
  },
  {
    name: 'run-votes',
    everyMs: lookEveryMs,
    limitMs: 2 * minuteMs,
    run: async () => {
      await openVotes(platform)
      await closeVotes(platform)
      await expireLate(platform)
    },
  },
  {
    name: 'send-refunds',
    everyMs: lookEveryMs,
    limitMs: 2 * minuteMs,
    run: async ({ signal }) => {
      await sendRefunds(platform, signal)
      await bookNotices(platform)
    },
  },
  {
    name: 'send-payouts',
    everyMs: lookEveryMs,
    limitMs: 2 * minuteMs,
    run: ({ signal }) => sendPayouts(platform, signal),
  },
  {
    name: 'book-costs',
    everyMs: minuteMs,
    limitMs: 5 * minuteMs,
    run: async ({ signal }) => {
      await bookCosts(platform, signal)
      await moveFees(platform)
    },
  },
  {
    name: 'pay-referral-bonuses',
    everyMs: minuteMs,
    limitMs: 5 * minuteMs,
    run: async ({ signal }) => {
      await settleReferralBonuses(platform, signal)
    },
  },
  {
    name: CLOSE_PLEDGES,
    limitMs: 5 * minuteMs,
    run: ({ payload, signal }) => closePledges(platform, payloads.pledges.parse(payload).pledges, signal),
  },
  {
    name: REFUND_PROJECT,
    limitMs: 5 * minuteMs,
    run: ({ payload, signal }) => refundProject(platform, payloads.refund.parse(payload), signal),
  },
  {
    name: TELL_RESULT,
    limitMs: minuteMs,
    run: ({ payload }) => tellResult(platform, payloads.project.parse(payload).project),
  },
  {
    name: TELL_VOTE_OPEN,
    limitMs: minuteMs,
    run: ({ payload }) => tellVoteOpen(platform, payloads.vote.parse(payload).vote),
  },
  {
    name: TELL_VOTE_CLOSED,
    limitMs: minuteMs,
    run: ({ payload }) => {
      const { vote, result } = payloads.closed.parse(payload)
      return tellVoteClosed(platform, vote, result)
    },
  },
  {
    name: TELL_ADDRESSES_LOCK,
    limitMs: minuteMs,
    run: ({ payload }) => tellAddressesLock(platform, payloads.addresses.parse(payload)),
  },
  {
    name: TELL_MILESTONE_MOVED,
    limitMs: minuteMs,
    run: ({ payload }) => tellMilestoneMoved(platform, payloads.moved.parse(payload)),
  },
  {
    name: TELL_EXPIRED,
    limitMs: minuteMs,
    run: ({ payload }) => tellExpired(platform, payloads.milestone.parse(payload).milestone),
  },
]
