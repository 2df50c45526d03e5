const dayMs = 86_400_000

/** Days before now as a moment; negative days lie ahead. */
export interface Clock {
  now: Date
  daysAgo: (days: number) => Date
  /** A moment some days after another. */
  after: (date: Date, days: number) => Date
  /** The same day some months later, UTC. */
  monthsAfter: (date: Date, months: number) => Date
}

export function clockAt(now: Date): Clock {
  return {
    now,
    daysAgo: (days) => new Date(now.getTime() - days * dayMs),
    after: (date, days) => new Date(date.getTime() + days * dayMs),
    monthsAfter: (date, months) => {
      const later = new Date(date)
      later.setUTCMonth(later.getUTCMonth() + months)
      return later
    },
  }
}
