import type { ListedPledge } from '@kindling/api-client/model/pledge-management'
import { pledgeLabel } from '@kindling/validation/rules/pledge-label'
import type { pledges } from '../database/schema.ts'

/** Names of the columns; they stay, because people's own sheets and scripts read them. */
const names = [
  'pledge',
  'name',
  'email',
  'payment',
  'parcel',
  'total_usd',
  'items',
  'ship_to',
  'line1',
  'line2',
  'city',
  'state',
  'postal_code',
  'country',
  'phone',
  'carrier',
  'tracking_number',
  'pledged_on',
  'received_on',
] as const

/**
 * A cell. A sheet would run a text that begins like a formula, and names and addresses are typed by strangers: such
 * a text gets an apostrophe before it (OWASP, CSV injection).
 */
export function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = typeof value === 'string' && /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const line = (cells: readonly (string | number | null)[]) => `${cells.map(cell).join(',')}\r\n`

/** The first line. The mark before it tells a sheet that the text is UTF-8. */
export const exportHead = `\uFEFF${line(names)}`

const day = (seconds: number | null) =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10)

/** One pledge. */
export function exportLine(
  pledge: ListedPledge,
  address: (typeof pledges.$inferSelect)['shippingAddress'],
): string {
  const to = pledge.country_code === null ? null : address
  return line([
    pledge.id,
    pledge.user_name,
    pledge.user_email,
    pledgeLabel(pledge),
    pledge.country_code === null ? '' : pledge.order_status.toLowerCase(),
    (pledge.total_usd / 100).toFixed(2),
    pledge.items
      .map(({ title, variant, quantity }) => `${quantity} × ${[title, variant].filter(Boolean).join(', ')}`)
      .join('; '),
    to?.name ?? '',
    to?.line1 ?? '',
    to?.line2 ?? '',
    to?.city ?? '',
    to?.state ?? '',
    to?.postal_code ?? '',
    pledge.country_code,
    to?.phone_number ?? '',
    pledge.carrier,
    pledge.tracking_number,
    day(pledge.pledged_at),
    day(pledge.received_at),
  ])
}
