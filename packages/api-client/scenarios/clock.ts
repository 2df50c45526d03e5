/** The moment of every fixture: Friday, 20 November 2026, 12:00 UTC, in unix seconds. */
export const nowSeconds = 1_795_176_000
/** Unix seconds so many days after it; before it where negative. */
export const inDays = (days: number): number => nowSeconds + days * 86_400
