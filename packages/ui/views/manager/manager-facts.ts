import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'

/** Why a project has no manager yet, or at this time; null: it has one (spec 2 §2: only active or complete). */
export function closedBecause({ status }: Pick<PrivateProject, 'status'>): 'draft' | 'suspended' | null {
  if (status === 'INITIAL' || status === 'DRAFT') return 'draft'
  return status === 'SUSPENDED' ? 'suspended' : null
}

export type Standing = 'upcoming' | 'live' | 'making' | 'ended'

/** How a published project stands. `now` in milliseconds. */
export function standingOf(
  {
    status,
    start_time,
    result,
    delivered,
  }: Pick<PrivateProject, 'status' | 'start_time' | 'result' | 'delivered'>,
  now: number,
): Standing {
  if (status === 'COMPLETE') return result === 'successful' && !delivered ? 'making' : 'ended'
  return start_time !== null && start_time * 1000 > now ? 'upcoming' : 'live'
}
