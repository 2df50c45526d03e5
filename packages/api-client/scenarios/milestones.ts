import { nowSeconds } from './clock.ts'
import { wholeKettle } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import type { Store } from './store.ts'

/** Milestones of a project, from its team's side. */
export function milestoneHandlers(store: Store): Handlers<'milestones'> {
  return {
    completeMilestone: ({ params }) => {
      const all = [...store.project.milestones, ...wholeKettle.milestones]
      const milestone = all.find(({ id }) => id === params.milestoneId) ?? all[0]
      if (!milestone) throw new Error('The project has no milestones')
      return { milestone: { ...milestone, state: 'complete', completed_at: nowSeconds } }
    },
  }
}
