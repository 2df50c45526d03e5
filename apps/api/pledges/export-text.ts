import type { ListedPledge } from '@kindling/api-client/model/pledge-management'
import { pledgeLabel } from '@kindling/validation/rules/pledge-label'
import type { pledges } from '../database/schema.ts'

/** Names of the columns; they stay, because people's own sheets and scripts read them. */
export const exportNames = [
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

/** Numbers are amounts in dollars. */
export type ExportCell = string | number | null

const line = (cells: readonly ExportCell[]) =>
  `${cells.map((each) => cell(typeof each === 'number' ? each.toFixed(2) : each)).join(',')}\r\n`

/** The first line. The mark before it tells a sheet that the text is UTF-8. */
export const exportHead = `\uFEFF${line(exportNames)}`

const day = (seconds: number | null) =>
  seconds === null ? '' : new Date(seconds * 1000).toISOString().slice(0, 10)

/** One pledge, by the names above. */
export function exportCells(
  pledge: ListedPledge,
  address: (typeof pledges.$inferSelect)['shippingAddress'],
): ExportCell[] {
  const to = pledge.country_code === null ? null : address
  return [
    pledge.id,
    pledge.user_name,
    pledge.user_email,
    pledgeLabel(pledge),
    pledge.country_code === null ? '' : pledge.order_status.toLowerCase(),
    pledge.total_usd / 100,
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
  ]
}

/** One pledge as a line of the file. */
export const exportLine = (cells: readonly ExportCell[]) => line(cells)
