import { newId } from '../../kernel/ids.ts'
import type { HappyCalls } from './prepared.ts'

/** What happens to a pledge after its charge. */
export const afterCharge = {
  refundPledge: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return {
      browser: creator,
      input: {
        params: { id: project.id, pledgeId },
        body: { amount: 500, reason: 'One cup arrived broken.' },
        idempotencyKey: newId('key'),
      },
    }
  },
} satisfies Partial<HappyCalls>
