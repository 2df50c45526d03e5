import { CAMPAIGN } from '../limits/project.ts'
import type { Problem } from './problem.ts'

const DAY_SECONDS = 86_400

/** Spec 2 §5: 15 to 60 whole days, both ends allowed. */
export function campaignLengthProblem(days: number): Problem | null {
  if (!Number.isInteger(days)) return { code: 'INVALID_TYPE' }
  if (days < CAMPAIGN.daysMin) return { code: 'NUMBER_LOW', params: { min: CAMPAIGN.daysMin } }
  if (days > CAMPAIGN.daysMax) return { code: 'NUMBER_HIGH', params: { max: CAMPAIGN.daysMax } }
  return null
}

/** When a campaign ends, in unix seconds, from its start in unix seconds. */
export function campaignEnd(startSeconds: number, days: number): number {
  return startSeconds + days * DAY_SECONDS
}
