import { truncate } from '@kindling/validation/rules/truncate'

/** Something that happened, as people are told of it. The spec's notifications carry English words (spec 1 §3). */
export interface NotificationEvent {
  /** The same event has the same key, so nobody is told twice. */
  readonly key: string
  readonly objectType: string
  readonly projectId: number
  readonly title: string
  /** The project's name. */
  readonly subtitle: string
  /** One sentence on what follows from it. */
  readonly body: string
}

interface About {
  readonly id: number
  readonly name: string
}

/** A row shows one line; what does not fit is read where it leads. */
const bodyMax = 140
const line = (text: string) =>
  truncate(
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
    bodyMax,
  )
/** $49,312 or $49,312.50, from integer cents. */
const dollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`
const day = (date: Date) =>
  date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const about = (project: About) => ({ projectId: project.id, subtitle: project.name })

/** For the creator. */
export const pledgeConfirmed = (
  project: About,
  pledge: { id: string; totalCents: number; chargeAt: Date | null },
): NotificationEvent => ({
  ...about(project),
  key: `pledge:${pledge.id}`,
  objectType: 'PLEDGE',
  title: `New pledge of ${dollars(pledge.totalCents)}`,
  body: pledge.chargeAt
    ? `${project.name}. Charged on ${day(pledge.chargeAt)}, if the goal is reached.`
    : `${project.name}. Paid and to be sent.`,
})

/** For the creator and everybody who backs it. */
export const goalReached = (project: About & { goalCents: number }): NotificationEvent => ({
  ...about(project),
  key: `goal:${project.id}`,
  objectType: 'GOAL_REACHED',
  title: `${project.name} reached its goal`,
  body: `${dollars(project.goalCents)} are pledged. Pledges are charged when the campaign ends.`,
})

/** For backers. What only they may read is told to them alone, so its first words may stand here. */
export const updatePublished = (
  project: About,
  update: { id: string; name: string; description: string },
): NotificationEvent => ({
  ...about(project),
  key: `update:${update.id}`,
  objectType: 'PROJECT_UPDATE',
  title: `Update: ${update.name}`,
  body: line(`${project.name}. ${update.description}`),
})

/** For the creator, and for whoever is answered. */
export const commentWritten = (
  project: About,
  comment: { id: string; author: string; text: string; answers: boolean },
): NotificationEvent => ({
  ...about(project),
  key: `comment:${comment.id}`,
  objectType: 'PROJECT_COMMENT',
  title: `${comment.author} ${comment.answers ? 'answered you' : 'wrote a comment'}`,
  body: line(`${project.name}. ${comment.text}`),
})

/** For backers: until its date they may say that they have no confidence. */
export const voteOpened = (
  project: About,
  milestone: { id: string; title: string; date: Date },
): NotificationEvent => ({
  ...about(project),
  key: `vote:${milestone.id}`,
  objectType: 'MILESTONE_EVENT',
  title: `Vote open: ${milestone.title}`,
  body: `${project.name}. Closes on ${day(milestone.date)}. Not voting counts as confidence.`,
})

/** For the creator and backers: its share was paid out. */
export const milestoneReached = (
  project: About,
  milestone: { id: string; title: string; sharePercent: number },
): NotificationEvent => ({
  ...about(project),
  key: `milestone:${milestone.id}`,
  objectType: 'MILESTONE_EVENT',
  title: `Milestone reached: ${milestone.title}`,
  body: `${project.name}. ${milestone.sharePercent}% of the pledges were released to the creator.`,
})
