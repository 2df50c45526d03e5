import { newId } from '../../kernel/ids.ts'
import type { HappyCalls } from './prepared.ts'

/** Votes about a milestone. */
export const votes = {
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
