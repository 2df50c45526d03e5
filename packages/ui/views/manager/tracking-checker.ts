import papa from 'papaparse'
import { type CheckedRow, checkRows, type PledgeToShip, readRows, type TrackingRow } from './tracking-rows.ts'

/** What becomes of a file as it stands. */
export interface TrackingSheet {
  /** Rows of the file, without those that were left out. */
  readonly read: number
  /** Rows that the next import sends. */
  readonly ready: number
  /** Rows that need a look. */
  readonly wrong: number
  /** Rows that were sent since the file was read. */
  readonly shipped: number
  /** The first of those that need a look. */
  readonly rows: readonly CheckedRow[]
}

/** Longer ones, or none, would have the whole batch rejected. */
const couldBeId = (text: string) => text !== '' && text.length <= idMax
const idMax = 100

/**
 * Reads a file of tracking numbers and compares it with the project's pledges. It knows neither page nor network: a
 * worker runs it, or the page itself where no worker starts (`open-tracking-checker.ts`).
 */
export function createTrackingChecker() {
  let rows: readonly TrackingRow[] = []
  const pledges = new Map<string, PledgeToShip>()
  const lookedUp = new Set<string>()
  const shipped = new Set<number>()
  /** Null once something has changed. */
  let kept: { readonly ready: readonly TrackingRow[]; readonly wrong: readonly CheckedRow[] } | null = null

  function check() {
    if (kept) return kept
    const open = checkRows(rows, pledges).filter(({ row, isDone }) => !isDone && !shipped.has(row.at))
    kept = {
      ready: open.filter(({ problem }) => problem === null).map(({ row }) => row),
      wrong: open.filter(({ problem }) => problem !== null),
    }
    return kept
  }

  return {
    /** False where the file lacks a column it needs. */
    read: async (file: Blob): Promise<boolean> => {
      const { data } = papa.parse<Record<string, string>>(await file.text(), {
        header: true,
        skipEmptyLines: 'greedy',
      })
      const read = readRows(data)
      rows = read ?? []
      kept = null
      return read !== null
    },
    /** Ids that the rows name and that could be ones, each once; `new`: those that were not looked up yet. */
    named: (which: 'all' | 'new'): readonly string[] =>
      [...new Set(rows.map(({ pledge }) => pledge))].filter(
        (id) => couldBeId(id) && (which === 'all' || !lookedUp.has(id)),
      ),
    /** What was looked up, and the pledges that it found as they are now; others that were told before stay. */
    know: (ids: readonly string[], found: readonly PledgeToShip[]): void => {
      for (const id of ids) lookedUp.add(id)
      for (const pledge of found) pledges.set(pledge.id, pledge)
      kept = null
    },
    change: (at: number, values: Partial<Omit<TrackingRow, 'at'>>): void => {
      // Another pledge's number is not the one that somebody chose to replace.
      const replaces = values.pledge === undefined ? {} : { replaces: false }
      rows = rows.map((row) => (row.at === at ? { ...row, ...replaces, ...values } : row))
      kept = null
    },
    /** The row is no part of the file any more: another one may name its pledge. */
    leave: (at: number): void => {
      rows = rows.filter((row) => row.at !== at)
      kept = null
    },
    /** @param max rows of those that need a look. */
    sheet: (max: number): TrackingSheet => {
      const { ready, wrong } = check()
      return {
        read: rows.length,
        ready: ready.length,
        wrong: wrong.length,
        shipped: shipped.size,
        rows: wrong.slice(0, max),
      }
    },
    /** The first rows that are ready. */
    next: (max: number): readonly TrackingRow[] => check().ready.slice(0, max),
    markShipped: (ats: readonly number[]): void => {
      const { ready, wrong } = check()
      for (const at of ats) shipped.add(at)
      // No row is checked anew: a pledge that is named twice stays so, whether its parcel is sent or not.
      kept = { ready: ready.filter(({ at }) => !shipped.has(at)), wrong }
    },
  }
}
export type TrackingChecker = ReturnType<typeof createTrackingChecker>
