import { orderStatusForm } from '@kindling/validation/forms/order-status'
import { refundForm } from '@kindling/validation/forms/refund'
import { ORDER } from '@kindling/validation/limits'
import * as z from 'zod'
import { extend } from 'zod/mini'
import { line, list } from '../model/bounds.ts'
import { managedPledge, pledgeDestination, pledgeFilter, pledgeSegment } from '../model/pledge-management.ts'
import { done, id, unixSeconds } from '../model/wire.ts'
import { meta, paging } from './paging.schemas.ts'

export const pledgeManagementSchemas = {
  listPledges: {
    query: z.object(paging),
    body: pledgeFilter,
    answer: z.object({ pledges: z.array(managedPledge), meta }),
  },
  listDestinations: { answer: z.object({ destinations: z.array(pledgeDestination) }) },
  setOrderStatus: {
    body: extend(orderStatusForm, { pledge_ids: list(id, ORDER.batchMax) }),
    answer: z.object({ pledges: z.array(managedPledge) }),
  },
  listSegments: { answer: z.object({ segments: z.array(pledgeSegment) }) },
  createSegment: {
    body: z.object({ name: line, filter: pledgeFilter }),
    answer: z.object({ segment: pledgeSegment }),
  },
  removeSegment: { answer: done },
  exportPledges: { body: pledgeFilter, answer: z.object({ url: z.string() }) },
  lockAddresses: {
    /** Left out: all that were charged. */
    body: z.object({ pledge_ids: list(id, ORDER.batchMax).optional() }),
    answer: z.object({ locks_at: unixSeconds, pledges_count: z.int().min(0) }),
  },
  refundPledge: { body: refundForm, answer: z.object({ pledge: managedPledge }) },
}
