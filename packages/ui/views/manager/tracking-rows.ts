import type { ListedPledge } from '@kindling/api-client/model/pledge-management'
import { ORDER } from '@kindling/validation/limits'
import { isFormula } from '@kindling/validation/rules/csv-cell'

/** One line of a file of tracking numbers. */
export interface TrackingRow {
  /** Its line in the file, the first under the names being 2. */
  readonly at: number
  readonly pledge: string
  readonly carrier: string
  readonly tracking: string
  /** Its backer's, where the file has that column: finds a pledge that its first column does not. */
  readonly email: string
  /** The parcel was sent with another number, which this one replaces. */
  readonly replaces: boolean
}

/** What of a pledge says whether its parcel may be sent. */
export type PledgeToShip = Pick<
  ListedPledge,
  'id' | 'status' | 'order_status' | 'country_code' | 'tracking_number' | 'user_name'
>

/** Why a row cannot be imported as it is. */
export const trackingProblems = [
  'unknown',
  'twice',
  'missing',
  'long',
  'formula',
  'uncharged',
  'noParcel',
  'cancelled',
  'sent',
  'returned',
] as const
export type TrackingProblem = (typeof trackingProblems)[number]

export interface CheckedRow {
  readonly row: TrackingRow
  readonly pledge: PledgeToShip | null
  /** Null: it can be imported. */
  readonly problem: TrackingProblem | null
  /** It was imported before: nothing is left to do. */
  readonly isDone: boolean
}

const names = {
  pledge: ['pledge', 'pledge id', 'pledge_id', 'order'],
  carrier: ['carrier'],
  tracking: ['tracking_number', 'tracking number', 'tracking'],
  email: ['email', 'e-mail', 'email address'],
} as const

/** Rows of a parsed file; null where it lacks the column of pledges or of numbers. */
export function readRows(
  lines: readonly Readonly<Record<string, string | undefined>>[],
): TrackingRow[] | null {
  const headers = Object.keys(lines[0] ?? {})
  const named = (wanted: readonly string[]) =>
    headers.find((header) => wanted.includes(header.trim().toLowerCase()))
  const [pledge, tracking] = [named(names.pledge), named(names.tracking)]
  const [carrier, email] = [named(names.carrier), named(names.email)]
  if (!pledge || !tracking) return null
  const cellOf = (line: (typeof lines)[number], name: string | undefined) =>
    name === undefined ? '' : (line[name] ?? '').trim()
  return lines.map((line, index) => ({
    at: index + 2,
    pledge: cellOf(line, pledge),
    carrier: cellOf(line, carrier),
    tracking: cellOf(line, tracking),
    email: cellOf(line, email),
    replaces: false,
  }))
}

/** Why a parcel cannot be sent, whatever its number; null: it can. */
export function parcelProblem(
  pledge: Pick<PledgeToShip, 'status' | 'order_status' | 'country_code'>,
): TrackingProblem | null {
  if (pledge.status === 'FAILED' || pledge.order_status === 'CANCELLED') return 'cancelled'
  if (pledge.status !== 'COMPLETED') return 'uncharged'
  if (pledge.country_code === null) return 'noParcel'
  if (pledge.order_status === 'RETURNED') return 'returned'
  return pledge.order_status === 'SHIPPED' ? 'sent' : null
}

function problemOf(
  row: TrackingRow,
  pledge: PledgeToShip | undefined,
  isTwice: boolean,
): TrackingProblem | null {
  if (!pledge) return 'unknown'
  if (isTwice) return 'twice'
  if (row.tracking === '') return 'missing'
  if (row.tracking.length > ORDER.trackingMax || row.carrier.length > ORDER.carrierMax) return 'long'
  if (isFormula(row.tracking) || isFormula(row.carrier)) return 'formula'
  const problem = parcelProblem(pledge)
  return problem === 'sent' && row.replaces ? null : problem
}

/** What becomes of each row, by the project's pledges. */
export function checkRows(
  rows: readonly TrackingRow[],
  pledges: ReadonlyMap<string, PledgeToShip>,
): CheckedRow[] {
  const seen = new Set<string>()
  return rows.map((row) => {
    const pledge = pledges.get(row.pledge)
    const problem = problemOf(row, pledge, seen.has(row.pledge))
    seen.add(row.pledge)
    const isSent = pledge?.order_status === 'SHIPPED' || pledge?.order_status === 'RETURNED'
    const isOnlySent = problem === null || problem === 'sent' || problem === 'returned'
    const isDone = isSent && isOnlySent && pledge.tracking_number === row.tracking
    return { row, pledge: pledge ?? null, problem: isDone ? null : problem, isDone }
  })
}
