/** Milliseconds since 1970 in UTC: the one type both date forms of the wire become. */
export type Instant = number

/**
 * Reads either date form of the wire: unix seconds (project times) or RFC-2822 text (account dates, read as +00
 * where no zone is written; spec 1 §9).
 *
 * @returns milliseconds since 1970, or null where there is no usable date.
 */
export function instant(value: number | string | null | undefined): Instant | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'number') return Number.isFinite(value) ? value * 1000 : null
  const text = /[+-]\d{4}$|GMT$|Z$/.test(value) ? value : `${value} +0000`
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : time
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Writes an instant as the server does: `Fri, 20 Nov 2026 20:20:06 +0000`. */
export function toRfc2822(time: Instant): string {
  const date = new Date(time)
  const two = (n: number) => String(n).padStart(2, '0')
  const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(two).join(':')
  return `${days[date.getUTCDay()]}, ${two(date.getUTCDate())} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()} ${clock} +0000`
}
