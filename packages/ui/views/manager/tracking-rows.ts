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
}

/** What of a pledge says whether its parcel may be sent. */
export type PledgeToShip = Pick<
  ListedPledge,
  'id' | 'status' | 'order_status' | 'country_code' | 'tracking_number'
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
} as const

/** Rows of a parsed file; null where it lacks the column of pledges or of numbers. */
export function readRows(
  lines: readonly Readonly<Record<string, string | undefined>>[],
): TrackingRow[] | null {
  const headers = Object.keys(lines[0] ?? {})
  const named = (wanted: readonly string[]) =>
    headers.find((header) => wanted.includes(header.trim().toLowerCase()))
  const [pledge, carrier, tracking] = [named(names.pledge), named(names.carrier), named(names.tracking)]
  if (!pledge || !tracking) return null
  return lines.map((line, index) => ({
    at: index + 2,
    pledge: (line[pledge] ?? '').trim(),
    carrier: carrier ? (line[carrier] ?? '').trim() : '',
    tracking: (line[tracking] ?? '').trim(),
  }))
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
  if (pledge.status === 'FAILED' || pledge.order_status === 'CANCELLED') return 'cancelled'
  if (pledge.status !== 'COMPLETED') return 'uncharged'
  if (pledge.country_code === null) return 'noParcel'
  return pledge.order_status === 'SHIPPED' || pledge.order_status === 'RETURNED' ? 'sent' : null
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
    const isDone = problem === 'sent' && pledge?.tracking_number === row.tracking
    return { row, pledge: pledge ?? null, problem: isDone ? null : problem, isDone }
  })
}
