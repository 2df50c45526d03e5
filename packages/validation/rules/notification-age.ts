export interface Age {
  readonly unit: 'week' | 'day' | 'hour' | 'minute'
  readonly count: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const WEEK_MS = 7 * DAY_MS

/** Spec 1 §4: over 1 week in weeks, over 1 day in days, over 1 hour in hours, else minutes. Unix milliseconds. */
export function notificationAge(dateMs: number, nowMs: number): Age {
  // A clock that runs behind the server's shows 0 minutes.
  const age = Math.max(0, nowMs - dateMs)
  if (age > WEEK_MS) return { unit: 'week', count: Math.floor(age / WEEK_MS) }
  if (age > DAY_MS) return { unit: 'day', count: Math.floor(age / DAY_MS) }
  if (age > HOUR_MS) return { unit: 'hour', count: Math.floor(age / HOUR_MS) }
  return { unit: 'minute', count: Math.floor(age / MINUTE_MS) }
}
