import { line, type NotificationEvent } from './events.ts'

interface About {
  readonly id: number
  readonly name: string
}
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** For subscribers, 48 hours before the end. */
export const campaignEnds = (project: About, endsAt: Date): NotificationEvent => ({
  projectId: project.id,
  key: `ends:${project.id}`,
  objectType: 'GOAL_REACHED',
  name: 'CAMPAIGN_ENDS',
  params: { project: project.name, endsAt: seconds(endsAt) },
})

/** For people who back another project of the same creator. */
export const creatorLaunched = (
  project: About & { readonly blurb: string },
  creator: string,
): NotificationEvent => ({
  projectId: project.id,
  key: `launched:${project.id}`,
  objectType: 'GOAL_REACHED',
  name: 'CREATOR_LAUNCHED',
  params: { project: project.name, creator, blurb: line(project.blurb) },
})

/** For backers, a week before its date. */
export const milestoneNear = (
  project: About,
  milestone: { readonly id: string; readonly title: string; readonly date: Date },
): NotificationEvent => ({
  projectId: project.id,
  key: `near:${milestone.id}`,
  objectType: 'MILESTONE_EVENT',
  name: 'MILESTONE_NEAR',
  params: { project: project.name, milestone: milestone.title, date: seconds(milestone.date) },
})

/** For voters who have not answered, 48 hours before its close. */
export const voteCloses = (
  project: About,
  vote: { readonly id: string; readonly milestone: string; readonly closesAt: Date },
): NotificationEvent => ({
  projectId: project.id,
  key: `closes:${vote.id}`,
  objectType: 'MILESTONE_EVENT',
  name: 'VOTE_CLOSES',
  params: { project: project.name, milestone: vote.milestone, closesAt: seconds(vote.closesAt) },
})
