import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import { ORDER } from '@kindling/validation/limits'
import { type BulkRun, walkPages } from './bulk.ts'
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
      rows.map(({ pledge, carrier, tracking }) => ({
        pledge_id: pledge,
        carrier,
        tracking_number: tracking,
      })),
    )
    await checker.markShipped(rows.map(({ at }) => at))
    await onShipped()
  }
}

interface PledgeRead {
  readonly checker: Pick<RemoteChecker, 'know'>
  readonly walk: BulkRun['walk']
  /** How many pledges are read so far. */
  readonly onProgress: (read: number) => void
}

/** Tells a checker of every pledge of the project as it is now. */
export async function tellPledges({ checker, walk, onProgress }: PledgeRead): Promise<void> {
  let read = 0
  for await (const page of walkPages({}, walk)) {
    // Copied to the worker: names, addresses and items would only cost time.
    await checker.know(
      page.map(({ id, status, order_status, country_code, tracking_number }) => ({
        id,
        status,
        order_status,
        country_code,
        tracking_number,
      })),
    )
    read += page.length
    onProgress(read)
  }
}
