import type { Milestone } from '../model/project.ts'
import { nowSeconds } from './clock.ts'
import { madeMilestones, milestones, wholeKettle } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { changeDraft, removePart } from './project-editing.ts'
import type { Store } from './store.ts'

/** Milestones of the draft, by date, and those of a campaign that is over, from its team's side. */
export function milestoneHandlers(store: Store): Handlers<'milestones'> {
  const keep = (all: Milestone[]) =>
    changeDraft(store, { milestones: all.toSorted((a, b) => a.date - b.date) })
  const [template] = milestones
  if (!template) throw new Error('There is no milestone to begin with')
  const launched = (wanted: string | undefined) =>
    [...madeMilestones, ...store.project.milestones, ...wholeKettle.milestones].find(
      ({ id }) => id === wanted,
    ) ?? template
  return {
    createMilestone: ({ body }) => {
      const all = store.draft.milestones
      const milestone = {
        ...template,
        description: '',
        ...(body as Partial<Milestone>),
        id: `mst_${all.length + 1}`,
      }
      keep([...all, milestone])
      return { milestone }
    },
    updateMilestone: ({ params, body }) => {
      const drafted = store.draft.milestones.find(({ id }) => id === params.milestoneId)
      const milestone = { ...(drafted ?? launched(params.milestoneId)), ...(body as Partial<Milestone>) }
      keep(store.draft.milestones.map((each) => (each.id === milestone.id ? milestone : each)))
      return { milestone }
    },
    completeMilestone: ({ params }) => ({
      milestone: { ...launched(params.milestoneId), state: 'complete', completed_at: nowSeconds },
    }),
    removeMilestone: ({ params }) => {
      const { milestoneId } = params
      removePart(store, milestoneId, {
        milestones: store.draft.milestones.filter(({ id }) => id !== milestoneId),
      })
      return {}
    },
  }
}
