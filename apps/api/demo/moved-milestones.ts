import { backerPledges } from './content/backer-pledges.ts'
import type { World } from './world-rows.ts'

const dayMs = 86_400_000

/** A milestone whose date its team moved a day after the demo backer pledged; dates in unix seconds. */
export interface MovedMilestone {
  readonly projectId: number
  readonly id: string
  readonly milestone: string
  readonly was: number
  readonly date: number
  readonly at: Date
}

/** Milestones that the content says have moved since the demo backer pledged. */
export function movedMilestones(
  { projects, milestones }: Pick<World, 'projects' | 'milestones'>,
  now: Date,
): MovedMilestone[] {
  return backerPledges.flatMap(({ slug, daysAgo, since }) => {
    const project = projects.find(({ vanityUrl }) => vanityUrl === slug)
    return milestones.flatMap(({ id, projectId, title, date }) => {
      const days = projectId === project?.id ? since?.laterDays[title] : undefined
      if (days === undefined) return []
      const seconds = Math.floor(date.getTime() / 1000)
      return [
        {
          projectId,
          id,
          milestone: title,
          was: seconds - (days * dayMs) / 1000,
          date: seconds,
          at: new Date(now.getTime() - (daysAgo - 1) * dayMs),
        },
      ]
    })
  })
}
