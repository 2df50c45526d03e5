import type { NotificationEvent } from './events.ts'

interface About {
  readonly id: number
  readonly name: string
}

/** For the team: an entry waits for them. One that was sent again is news again. */
export const bonusEntered = (
  project: About,
  entry: { readonly id: string; readonly bonus: string; readonly author: string; readonly at: Date },
): NotificationEvent => ({
  projectId: project.id,
  key: `bonus-entry:${entry.id}:${entry.at.getTime()}`,
  objectType: 'PROJECT_TEAM',
  name: 'BONUS_ENTERED',
  params: { project: project.name, bonus: entry.bonus, author: entry.author },
})

/** For the backer who sent it. */
export const entryDecided = (
  project: About,
  entry: {
    readonly id: string
    readonly bonus: string
    readonly gives: string
    readonly reason: string | null
    readonly createdAt: Date
  },
): NotificationEvent => {
  const about = {
    projectId: project.id,
    key: `bonus-${entry.reason === null ? 'accepted' : 'declined'}:${entry.id}:${entry.createdAt.getTime()}`,
    objectType: 'PROJECT',
  }
  return entry.reason === null
    ? {
        ...about,
        name: 'BONUS_ACCEPTED',
        params: { project: project.name, bonus: entry.bonus, gives: entry.gives },
      }
    : {
        ...about,
        name: 'BONUS_DECLINED',
        params: { project: project.name, bonus: entry.bonus, reason: entry.reason },
      }
}
