import { eq } from 'drizzle-orm'
import { milestones, milestoneVoters, milestoneVotes } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import type { TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'

/** A milestone that is reached, and the votes about it. */
export const voteCalls = {
  completeMilestone: async (stage) => {
    const { creator, project, milestoneId } = await stage.voting()
    return { browser: creator, input: { params: { id: project.id, milestoneId } } }
  },
  listMilestoneVotes: async (stage) => {
    const { browser, project } = await stage.voting()
    return { browser, input: { params: { id: project.id } } }
  },
  voteOnMilestone: async (stage) => {
    const { browser, project } = await stage.voting()
    return {
      browser,
      input: { params: { id: project.id }, body: { refund: true }, idempotencyKey: newId('key') },
    }
  },
} satisfies Partial<HappyCalls>

/** Changes the vote of a call that is ready. */
const vote =
  (change: (platform: TestPlatform, voteId: string) => Promise<unknown>) =>
  async (
    platform: TestPlatform,
    { input }: { readonly input: { readonly params: { readonly id: string } } },
  ) => {
    const { db } = platform.platform
    const [found] = await db
      .select()
      .from(milestoneVotes)
      .where(eq(milestoneVotes.projectId, Number(input.params.id)))
    await change(platform, found?.id ?? '')
  }

const same = <Input>(input: Input): Input => input

export const voteRejections = {
  completeMilestone: {
    INVALID_ID: changed('completeMilestone', (input) => ({
      params: { ...input.params, milestoneId: 'mst_of_nobody' },
    })),
    INVALID_STATE: changed('completeMilestone', undefined, ({ platform }, { input }) =>
      platform.db
        .update(milestones)
        .set({ outcome: 'refunded', decidedAt: platform.businessNow() })
        .where(eq(milestones.id, input.params.milestoneId)),
    ),
  },
  listMilestoneVotes: {},
  voteOnMilestone: {
    MILESTONE_VOTE_PENDING: changed(
      'voteOnMilestone',
      same,
      vote(({ platform: { db, businessNow } }, id) =>
        db.update(milestoneVotes).set({ closesAt: businessNow() }).where(eq(milestoneVotes.id, id)),
      ),
    ),
    MILESTONE_VOTE_FAIL: async (platform) => {
      const { browser, project, milestoneId, voteId } = await platformStage(platform).voting()
      const { db, businessNow } = platform.platform
      await db
        .update(milestoneVotes)
        .set({ closedAt: businessNow(), result: 'not_carried' })
        .where(eq(milestoneVotes.id, voteId))
      return {
        browser,
        input: {
          params: { id: project.id },
          body: { refund: true, milestone_id: milestoneId },
          idempotencyKey: voteId,
        },
      }
    },
    MILESTONE_VOTE_EXCEEDED: changed(
      'voteOnMilestone',
      same,
      vote(({ platform: { db } }, id) =>
        db.update(milestoneVoters).set({ answers: 4, refund: false }).where(eq(milestoneVoters.voteId, id)),
      ),
    ),
  },
} satisfies Rejections
