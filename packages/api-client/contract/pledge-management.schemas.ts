import { oneOf } from '@kindling/validation/forms/field'
import { orderStatusForm, shipmentForm } from '@kindling/validation/forms/order-status'
import { refundForm } from '@kindling/validation/forms/refund'
import { segmentForm } from '@kindling/validation/forms/segment'
import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { ORDER } from '@kindling/validation/limits'
import { exportFormats } from '@kindling/validation/rules/pledge-list'
import * as z from 'zod'
import { extend, optional } from 'zod/mini'
import { line, list } from '../model/bounds.ts'
import {
  itemToPack,
  listedPledge,
  managedPledge,
  managedPledgePage,
  pledgeDestination,
  pledgeExport,
  pledgeFilter,
  pledgeSegment,
} from '../model/pledge-management.ts'
import { cents, done, id, unixSeconds } from '../model/wire.ts'
import { cursorPaging } from './paging.schemas.ts'

export const pledgeManagementSchemas = {
  listPledges: {
    query: z.object({
      ...cursorPaging,
      sort: line.optional(),
      /** A pledge of the project, in place of a cursor: those that follow it, whether the filter picks it or not. */
      after: line.optional(),
    }),
    /** With ids, those of them that the filter picks too. */
    body: pledgeFilter.extend({ pledge_ids: list(id, ORDER.batchMax).optional() }),
    answer: z.object({ pledges: z.array(listedPledge), meta: z.object({ next: z.string().nullable() }) }),
  },
  countPledges: {
    body: pledgeFilter,
    answer: z.object({ pledges_count: z.int().min(0), total_usd: cents }),
  },
  listDestinations: {
    answer: z.object({
      destinations: z.array(pledgeDestination),
      items: z.array(itemToPack),
      /** Pledges of which nothing is sent. */
      without_parcel: z.int().min(0),
    }),
  },
  setOrderStatus: {
    body: extend(orderStatusForm, { pledge_ids: list(id, ORDER.batchMax) }),
    answer: z.object({ pledges: z.array(listedPledge) }),
  },
  shipParcels: {
    body: z.object({
      shipments: list(
        extend(shipmentForm, {
          pledge_id: id,
          /** That the number it was sent with is wrong: its backer is told the new one. */
          replace: z.boolean().optional(),
        }),
        ORDER.shipmentsMax,
      ),
    }),
    answer: z.object({ pledges: z.array(listedPledge) }),
  },
  setParcelAddress: { body: shippingAddressForm, answer: done },
  listSegments: { answer: z.object({ segments: z.array(pledgeSegment) }) },
  createSegment: {
    body: extend(segmentForm, { filter: pledgeFilter }),
    answer: z.object({ segment: pledgeSegment }),
  },
  removeSegment: { answer: done },
  exportPledges: {
    /** A list where no format is named. */
    body: pledgeFilter.extend({ format: optional(oneOf(exportFormats)) }),
    answer: z.object({ export: pledgeExport }),
  },
  getPledgeExport: { answer: z.object({ export: pledgeExport }) },
  lockAddresses: {
    /** Left out: all that were charged. */
    body: z.object({ pledge_ids: list(id, ORDER.batchMax).optional() }),
    answer: z.object({ locks_at: unixSeconds, pledges_count: z.int().min(0) }),
  },
  getManagedPledge: { answer: managedPledgePage },
  refundPledge: { body: refundForm, answer: z.object({ pledge: managedPledge }) },
}
