import { eq } from 'drizzle-orm'
import { milestoneVoters, milestoneVotes } from '../../database/schema.ts'
import type { TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import { changed, type Rejections } from './rejection.ts'

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

/** A way to each code of the calls around votes. */
export const voteRejections = {
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
