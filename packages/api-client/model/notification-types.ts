/*
 * Types of notifications as plain lists: a page filters by them, and must not carry the schemas for it.
 */

/** Types a link is made for (spec 1 §3, §4); any other leads to the project. */
export const notificationTypes = ['PROJECT_COMMENT', 'PROJECT_UPDATE', 'MILESTONE_EVENT'] as const

/** Types of ours among the others: what a creator is told of a pledge, and everybody of a goal that was reached. */
export const otherNotificationTypes = ['PLEDGE', 'GOAL_REACHED'] as const
