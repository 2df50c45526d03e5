import type { NotificationEvent } from './events.ts'

interface About {
  readonly id: number
  readonly name: string
}

/** For the team’s admins: a moderator has looked at this version of their storefront. */
export const storefrontReviewed = (
  project: About,
  review: { readonly isApproved: boolean; readonly reason: string; readonly version: number },
): NotificationEvent => ({
  projectId: project.id,
  key: `review:${project.id}:${review.version}`,
  objectType: 'PROJECT_TEAM',
  name: review.isApproved ? 'REVIEW_APPROVED' : 'REVIEW_CHANGES_ASKED',
  params: { project: project.name, reason: review.reason },
})
