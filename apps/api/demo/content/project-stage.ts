import type { DemoProject } from './types.ts'

/* Where a project of the demo world stands. */

export const isPublished = (project: DemoProject) => project.status !== 'DRAFT'
export const isCampaign = (project: DemoProject) => project.fundingType === 'CROWDFUNDING'
export const hasStarted = (project: DemoProject) => project.startDaysAgo !== null && project.startDaysAgo >= 0
/** Days ago the campaign ended; negative: it will end. Null without an end. */
export const endedDaysAgo = ({ startDaysAgo, durationDays }: DemoProject) =>
  startDaysAgo === null || durationDays === null ? null : startDaysAgo - durationDays
export const isLive = (project: DemoProject) =>
  project.status === 'ACTIVE' && hasStarted(project) && (endedDaysAgo(project) ?? -1) < 0
