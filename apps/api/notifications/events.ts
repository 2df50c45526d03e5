import { truncate } from '@kindling/validation/rules/truncate'
import type { NamedEvent } from '../database/schema/notification-event.ts'
import { type About, ofOrder } from './about.ts'

/** An event that people are notified of. */
export type NotificationEvent = NamedEvent & {
  /** The key of the event: nobody is notified of one key twice. */
  readonly key: string
  readonly objectType: string
  readonly projectId: number
}

/** A row shows one line; the rest is on the linked page. */
const textMax = 140
/** Of plain text, where `<` is a sign like others. */
export const firstWords = (text: string) => truncate(text.replace(/\s+/g, ' ').trim(), textMax)
export const line = (text: string) => firstWords(text.replace(/<[^>]*>/g, ' '))
const seconds = (date: Date) => Math.floor(date.getTime() / 1000)

/** For the creator. */
export const pledgeConfirmed = (
  project: About,
  pledge: { id: string; totalCents: number; chargeAt: Date | null },
): NotificationEvent => ({
  projectId: project.id,
  key: `pledge:${pledge.id}`,
  objectType: 'PLEDGE',
  name: 'PLEDGE_CONFIRMED',
  params: {
    project: project.name,
    cents: pledge.totalCents,
    chargeAt: pledge.chargeAt && seconds(pledge.chargeAt),
    ...ofOrder(project),
  },
})

/** For the backer: the receipt of a pledge that stands. */
export const pledgeMade = (
  project: About,
  pledge: { id: string; totalCents: number; chargeAt: Date | null },
): NotificationEvent => ({
  projectId: project.id,
  key: `made:${pledge.id}`,
  objectType: 'PLEDGE',
  name: 'PLEDGE_MADE',
  params: {
    project: project.name,
    cents: pledge.totalCents,
    chargeAt: pledge.chargeAt && seconds(pledge.chargeAt),
    ...ofOrder(project),
  },
})

/** For the backer, who changed it. `id` is of the change: each has a receipt of its own. */
export const pledgeChanged = (
  project: About,
  pledge: { readonly id: string; readonly totalCents: number },
  change: {
    readonly id: string
    readonly kind: 'quantity' | 'address' | 'address_by_team' | 'card'
    readonly item?: string | null | undefined
    readonly from?: number | null | undefined
    readonly to?: number | null | undefined
    readonly last4?: string | null | undefined
  },
): NotificationEvent => ({
  projectId: project.id,
  key: `changed:${change.id}:${pledge.id}`,
  objectType: 'PLEDGE',
  name: 'PLEDGE_CHANGED',
  params: {
    project: project.name,
    cents: pledge.totalCents,
    change: change.kind,
    item: change.item ?? '',
    from: change.from ?? 0,
    to: change.to ?? 0,
    last4: change.last4 ?? '',
    ...ofOrder(project),
  },
})

/** For the backer, who cancelled it before it was charged. */
export const pledgeCancelled = (
  project: About,
  pledge: { id: string; totalCents: number },
): NotificationEvent => ({
  projectId: project.id,
  key: `cancelled:${pledge.id}`,
  objectType: 'PLEDGE',
  name: 'PLEDGE_CANCELLED',
  params: { project: project.name, cents: pledge.totalCents },
})

/** For the creator and all backers. */
export const goalReached = (project: About & { goalCents: number }): NotificationEvent => ({
  projectId: project.id,
  key: `goal:${project.id}`,
  objectType: 'GOAL_REACHED',
  name: 'GOAL_REACHED',
  params: { project: project.name, cents: project.goalCents, ...ofOrder(project) },
})

/** For those whom an update is for: its text appears here. */
export const updatePublished = (
  project: About,
  update: { id: string; name: string; description: string },
): NotificationEvent => ({
  projectId: project.id,
  key: `update:${update.id}`,
  objectType: 'PROJECT_UPDATE',
  name: 'UPDATE_PUBLISHED',
  params: { project: project.name, update: update.name, text: line(update.description) },
})

/** For the creator, and for the author of the comment it replies to. */
export const commentWritten = (
  project: About,
  comment: { id: string; author: string; text: string; answers: boolean },
): NotificationEvent => ({
  projectId: project.id,
  key: `comment:${comment.id}`,
  objectType: 'PROJECT_COMMENT',
  name: comment.answers ? 'COMMENT_ANSWERED' : 'COMMENT_WRITTEN',
  params: { project: project.name, author: comment.author, text: line(comment.text) },
})

/** For backers: until its date they may vote no confidence. */
export const voteOpened = (
  project: About,
  milestone: { id: string; title: string; date: Date },
): NotificationEvent => ({
  projectId: project.id,
  key: `vote:${milestone.id}`,
  objectType: 'MILESTONE_EVENT',
  name: 'VOTE_OPENED',
  params: { project: project.name, milestone: milestone.title, closesAt: seconds(milestone.date) },
})

/** For the creator and backers: the milestone's share was paid out. */
export const milestoneReached = (
  project: About,
  milestone: { id: string; title: string; sharePercent: number },
): NotificationEvent => ({
  projectId: project.id,
  key: `milestone:${milestone.id}`,
  objectType: 'MILESTONE_EVENT',
  name: 'MILESTONE_REACHED',
  params: { project: project.name, milestone: milestone.title, percent: milestone.sharePercent },
})
