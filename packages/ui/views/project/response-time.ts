export interface ResponseTime {
  readonly unit: 'minutes' | 'hours' | 'days'
  readonly count: number
}

const hour = 3600
const day = 24 * hour

/** A waiting time in the largest unit that it fills twice, rounded up: nobody is promised less than it took. */
export function responseTime(seconds: number): ResponseTime {
  if (seconds <= 90 * 60) return { unit: 'minutes', count: Math.max(1, Math.ceil(seconds / 60)) }
  if (seconds <= 2 * day) return { unit: 'hours', count: Math.ceil(seconds / hour) }
  return { unit: 'days', count: Math.ceil(seconds / day) }
}
