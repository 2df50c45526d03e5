import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import { ORDER } from '@kindling/validation/limits'
import type { RemoteChecker } from './open-tracking-checker.ts'

interface ImportRun {
  readonly checker: Pick<RemoteChecker, 'next' | 'markShipped'>
  readonly ship: (shipments: Shipment[]) => Promise<unknown>
  /** Called after each batch. */
  readonly onShipped: () => unknown
}
type Shipment = Parameters<ManagerCalls['ship']>[0][number]

/**
 * Sends the parcels of all rows that are ready, many at once. What a failure leaves is done by the next run, and nothing
 * twice: the server answers a parcel that was sent with the same number as if it had sent it now.
 */
export async function importRows({ checker, ship, onShipped }: ImportRun): Promise<void> {
  for (;;) {
    const rows = await checker.next(ORDER.shipmentsMax)
    if (rows.length === 0) return
    await ship(
      rows.map(({ pledge, carrier, tracking, replaces }) => ({
        pledge_id: pledge,
        carrier,
        tracking_number: tracking,
        ...(replaces && { replace: true }),
      })),
    )
    await checker.markShipped(rows.map(({ at }) => at))
    await onShipped()
  }
}

interface PledgeRead {
  readonly checker: Pick<RemoteChecker, 'named' | 'know'>
  readonly find: ManagerCalls['find']
  /** `new`: of rows that were changed. */
  readonly which?: 'all' | 'new'
  /** How many pledges are looked up so far. */
  readonly onProgress: (read: number) => void
}

/** Calls under way at once: a distant server's answers would else be waited for one by one. */
const findsAtOnce = 4

/**
 * Tells a checker of the pledges that its file names, as they are now. Those of a campaign that the file does not name
 * are not read: forty numbers of 50,000 backers are one call.
 */
export async function tellPledges({ checker, find, which = 'all', onProgress }: PledgeRead): Promise<void> {
  const ids = await checker.named(which)
  let asked = 0
  let read = 0
  const work = async () => {
    while (asked < ids.length) {
      const batch = ids.slice(asked, asked + ORDER.batchMax)
      asked += batch.length
      const found = await find(batch)
      // Copied to the worker: addresses and items would only cost time.
      await checker.know(
        batch,
        found.map(({ id, status, order_status, country_code, tracking_number, user_name }) => ({
          id,
          status,
          order_status,
          country_code,
          tracking_number,
          user_name,
        })),
      )
      read += batch.length
      onProgress(read)
    }
  }
  await Promise.all(Array.from({ length: findsAtOnce }, work))
}
