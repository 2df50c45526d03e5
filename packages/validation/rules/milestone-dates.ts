import { MILESTONE } from '../limits/project.ts'
import type { Problem } from './problem.ts'

const DAY_SECONDS = 86_400

/** A month more on the calendar, or its last day where that month is shorter; unix seconds. */
function afterMonths(seconds: number, months: number): number {
  const date = new Date(seconds * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}

/** First and last moment a milestone may have, in unix seconds, from the campaign's end (decisions 2 §1). */
export const milestoneDates = (endSeconds: number) => ({
  first: endSeconds + MILESTONE.firstAfterDays * DAY_SECONDS,
  last: afterMonths(endSeconds, MILESTONE.lastAfterMonths),
})

/** DATE_EARLY before the first moment a milestone may have, OUT_OF_RANGE (months) after the last. */
export function milestoneDateProblem(seconds: number, endSeconds: number): Problem | null {
  const { first, last } = milestoneDates(endSeconds)
  if (seconds < first) return { code: 'DATE_EARLY' }
  return seconds > last ? { code: 'OUT_OF_RANGE', params: { min: 1, max: MILESTONE.lastAfterMonths } } : null
}
