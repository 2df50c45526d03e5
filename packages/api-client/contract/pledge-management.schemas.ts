import { refundForm } from '@kindling/validation/forms/refund'
import * as z from 'zod'
import { line, list, listMax } from '../model/bounds.ts'
import { orderStatuses } from '../model/pledge.ts'
import { managedPledge, pledgeDestination, pledgeFilter, pledgeSegment } from '../model/pledge-management.ts'
import { done, id } from '../model/wire.ts'
import { meta, paging } from './paging.schemas.ts'

export const pledgeManagementSchemas = {
  listPledges: {
    query: z.object(paging),
    body: pledgeFilter,
    answer: z.object({ pledges: z.array(managedPledge), meta }),
  },
  listDestinations: { answer: z.object({ destinations: z.array(pledgeDestination) }) },
  setOrderStatus: {
    body: z.object({ pledge_ids: list(id, listMax), order_status: z.enum(orderStatuses) }),
    answer: z.object({ pledges: z.array(managedPledge) }),
  },
  listSegments: { answer: z.object({ segments: z.array(pledgeSegment) }) },
  createSegment: {
    body: z.object({ name: line, filter: pledgeFilter }),
    answer: z.object({ segment: pledgeSegment }),
  },
  removeSegment: { answer: done },
  exportPledges: { body: pledgeFilter, answer: z.object({ url: z.string() }) },
  refundPledge: { body: refundForm, answer: z.object({ pledge: managedPledge }) },
}
