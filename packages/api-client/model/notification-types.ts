/*
 * Types of notifications as plain lists: a page filters by them, and must not carry the schemas for it.
 */

/** Types a link is made for (spec 1 §3, §4); any other leads to the project. */
export const notificationTypes = ['PROJECT_COMMENT', 'PROJECT_UPDATE', 'MILESTONE_EVENT'] as const

/**
 * Types of ours among the others: of a pledge, of messages about it (to its backer, and to the team), of a campaign and
 * its goal, and what a moderator decided.
 */
export const otherNotificationTypes = [
  'PLEDGE',
  'PLEDGE_MESSAGE',
  'BACKER_MESSAGE',
  'GOAL_REACHED',
  'MODERATION',
] as const

/** Filters of the list, as its address names them, and the types of each. */
export const notificationFilters = {
  all: [],
  comments: ['PROJECT_COMMENT'],
  updates: ['PROJECT_UPDATE'],
  milestones: ['MILESTONE_EVENT'],
  other: otherNotificationTypes,
} as const satisfies Record<
  string,
  readonly ((typeof notificationTypes)[number] | (typeof otherNotificationTypes)[number])[]
>
export type NotificationFilter = keyof typeof notificationFilters
