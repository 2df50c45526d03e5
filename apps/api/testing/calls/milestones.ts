import { MILESTONE } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { milestones, projects } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { about, after, date, full } from './about-draft.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, elsewhere, oddText, type Rejections, sent } from './rejection.ts'
import { addsAnother, addsEdit, again, isGone } from './replay.ts'

/** The milestones of a draft. */
export const milestoneCalls = {
  createMilestone: again(addsAnother)(
    about(({ projectId }) => ({
      params: { id: projectId },
      body: { title: 'Tooling signed off', date, funds: 20 },
    })),
  ),
  updateMilestone: again(addsEdit)(
    about(({ projectId, milestoneId }) => ({
      params: { id: projectId, milestoneId },
      body: { title: 'Delivered to all', funds: 55 },
    })),
  ),
  removeMilestone: again(isGone)(
    about(({ projectId, milestoneId }) => ({ params: { id: projectId, milestoneId } })),
  ),
} satisfies Partial<HappyCalls>

const milestoneTexts = <N extends 'createMilestone' | 'updateMilestone'>(name: N) => ({
  FIELD_MISSING: sent(name, { title: '' }),
  INVALID_TYPE: sent(name, { funds: 'a fifth' }),
  DATE_EARLY: sent(name, { date: 1 }),
  NUMBER_LOW: sent(name, { funds: MILESTONE.shareMinPercent - 1 }),
  OUT_OF_RANGE: sent(name, { date: 2_000_000_000 }),
  ITERABLE_LENGTH_LONG: sent(name, { title: 'x'.repeat(MILESTONE.titleMax + 1) }),
  REGEX_FAIL: sent(name, { title: oddText }),
})

export const milestoneRejections = {
  createMilestone: {
    ...milestoneTexts('createMilestone'),
    NUMBER_HIGH: sent('createMilestone', { funds: 41 }),
    MAX_COUNT: after(
      'createMilestone',
      full(
        (n) => ({ id: newId('mst'), title: `Step ${n}`, date: new Date(date * 1_000), funds: 0 }),
        milestones,
        MILESTONE.max,
      ),
    ),
  },
  updateMilestone: {
    ...milestoneTexts('updateMilestone'),
    NUMBER_HIGH: sent('updateMilestone', { funds: 101 }),
    INVALID_ID: elsewhere('updateMilestone', { milestoneId: 'mst_of_nobody' }),
    // Launched meanwhile, so its share stands.
    INVALID_STATE: changed('updateMilestone', undefined, async ({ platform }, { input }) => {
      const endTime = new Date(platform.businessNow().getTime() + 30 * 86_400_000)
      await platform.db
        .update(projects)
        .set({ status: 'ACTIVE', endTime })
        .where(eq(projects.id, Number(input.params.id)))
    }),
  },
  removeMilestone: { INVALID_ID: elsewhere('removeMilestone', { milestoneId: 'mst_of_nobody' }) },
} satisfies Rejections
