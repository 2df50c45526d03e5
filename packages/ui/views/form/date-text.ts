/** Unix seconds as a date field shows them, in UTC: "2027-07-02". */
export const dateText = (seconds: number | null | undefined): string =>
  seconds == null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10)

/** The end of a day in UTC, in unix seconds; null for no date. */
export const dateSeconds = (text: string): number | null => {
  const time = Date.parse(`${text}T23:59:59Z`)
  return Number.isNaN(time) ? null : Math.floor(time / 1000)
}
