import type { OrderStatusForm } from '@kindling/validation/forms/order-status'
import type { RefundForm } from '@kindling/validation/forms/refund'
import type { ExportFormat } from '@kindling/validation/rules/pledge-list'
import type { BodyOf } from '../contract/endpoint.ts'
import {
  createSegment,
  exportPledges,
  getPledgeExport,
  listPledges,
  lockAddresses,
  refundPledge,
  removeSegment,
  setOrderStatus,
  setParcelAddress,
  shipParcels,
} from '../contract/pledge-management.ts'
import type { PledgeFilter, PledgeSegment } from '../model/pledge-management.ts'
import type { Client } from '../transport/index.ts'

/** Pledges read at once where all that a filter picks are gone through. */
const walkSize = '100'

/** Every call a team makes about the backers of one project, by its id. */
export const managerCalls = (client: Client, id: string) => {
  const params = { id }
  return {
    /** One page of what a filter picks, the oldest first; `cursor` is the `next` of the page before. */
    walk: (filter: PledgeFilter, cursor: string | null) =>
      client(listPledges, {
        params,
        query: { sort: 'oldest', 'page[size]': walkSize, ...(cursor !== null && { cursor }) },
        body: filter,
      }),
    /** Those of a batch of ids that are pledges of the project. */
    find: async (pledge_ids: string[]) =>
      (
        await client(listPledges, {
          params,
          query: { 'page[size]': String(pledge_ids.length) },
          body: { pledge_ids },
        })
      ).pledges,
    setStatus: (pledge_ids: string[], form: OrderStatusForm) =>
      client(setOrderStatus, { params, body: { ...form, pledge_ids } }),
    ship: (shipments: BodyOf<typeof shipParcels>['shipments']) =>
      client(shipParcels, { params, body: { shipments } }),
    beginExport: async (filter: PledgeFilter, format: ExportFormat) =>
      (await client(exportPledges, { params, body: { ...filter, format } })).export,
    readExport: async (exportId: string) =>
      (await client(getPledgeExport, { params: { id, exportId } })).export,
    refund: (pledgeId: string, body: RefundForm, idempotencyKey: string) =>
      client(refundPledge, { params: { id, pledgeId }, body, idempotencyKey }),
    setAddress: (pledgeId: string, body: BodyOf<typeof setParcelAddress>) =>
      client(setParcelAddress, { params: { id, pledgeId }, body }),
    lock: (pledge_ids: string[]) => client(lockAddresses, { params, body: { pledge_ids } }),
    saveSegment: async (name: string, filter: PledgeFilter): Promise<PledgeSegment> =>
      (await client(createSegment, { params, body: { name, filter } })).segment,
    removeSegment: (segmentId: string) => client(removeSegment, { params: { id, segmentId } }),
  }
}
export type ManagerCalls = ReturnType<typeof managerCalls>
