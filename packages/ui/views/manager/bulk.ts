import type { ListedPledge, PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { ORDER } from '@kindling/validation/limits'
import { mayShip, type OrderStatus } from '@kindling/validation/rules/order-status'

/** What is done to many pledges at once: their parcels move on, or their addresses are locked. */
export const bulkActions = ['READY', 'SHIPPED', 'RETURNED', 'CANCELLED', 'lock'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Whether an action changes a pledge; the server would reject a batch with one that it does not suit. */
export function suits(action: BulkAction, pledge: ListedPledge): boolean {
  if (pledge.status !== 'COMPLETED') return false
  if (action === 'lock') return pledge.address_locks_at === null && pledge.country_code !== null
  return (
    pledge.country_code !== null &&
    pledge.order_status !== action &&
    mayShip(pledge.order_status, action satisfies OrderStatus)
  )
}

/** The pledges meant: those ticked, or all that a filter picks. */
export type Selection =
  | { readonly kind: 'some'; readonly pledges: readonly ListedPledge[] }
  | { readonly kind: 'all'; readonly filter: PledgeFilter; readonly count: number }

export interface BulkRun {
  readonly action: BulkAction
  readonly selection: Selection
  /** One page of what a filter picks. */
  readonly walk: (
    filter: PledgeFilter,
    cursor: string | null,
  ) => Promise<{ readonly pledges: readonly ListedPledge[]; readonly meta: { readonly next: string | null } }>
  /** Changes a batch, all of it or nothing. */
  readonly change: (ids: string[]) => Promise<unknown>
  /** How many are changed so far. */
  readonly onProgress: (changed: number) => void
}

/**
 * Changes every pledge that the action suits, in batches. A batch that fails ends it: what is changed stays, and the
 * same run again goes on with the rest, because it suits those no more.
 *
 * @returns how many were changed, and how many it did not suit.
 */
export async function runBulk({ action, selection, walk, change, onProgress }: BulkRun) {
  const some = selection.kind === 'some' ? [...selection.pledges] : await pickAll(selection.filter, walk)
  const meant = some.filter((pledge) => suits(action, pledge))
  let changed = 0
  for (let from = 0; from < meant.length; from += ORDER.batchMax) {
    const batch = meant.slice(from, from + ORDER.batchMax)
    await change(batch.map(({ id }) => id))
    changed += batch.length
    onProgress(changed)
  }
  return { changed, left: some.length - meant.length }
}

/** Every pledge that a filter picks, page by page. */
export async function* walkPages(filter: PledgeFilter, walk: BulkRun['walk']) {
  for (let cursor: string | null = null; ; ) {
    const { pledges, meta }: Awaited<ReturnType<BulkRun['walk']>> = await walk(filter, cursor)
    yield pledges
    if (meta.next === null) return
    cursor = meta.next
  }
}

/* Read to the end before anything is changed: a change moves pledges out of the very filter that is walked. */
async function pickAll(filter: PledgeFilter, walk: BulkRun['walk']): Promise<ListedPledge[]> {
  const all: ListedPledge[] = []
  for await (const page of walkPages(filter, walk)) all.push(...page)
  return all
}
