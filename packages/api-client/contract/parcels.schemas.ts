import { ORDER } from '@kindling/validation/limits'
import * as z from 'zod'
import { list } from '../model/bounds.ts'
import { parcelToPack } from '../model/parcel-to-pack.ts'
import { pledgeFilter } from '../model/pledge-management.ts'
import { id } from '../model/wire.ts'
import { cursorPaging } from './paging.schemas.ts'

export const parcelsSchemas = {
  listParcels: {
    query: z.object({ cursor: cursorPaging.cursor }),
    body: pledgeFilter.extend({ pledge_ids: list(id, ORDER.batchMax).optional() }),
    answer: z.object({ parcels: z.array(parcelToPack), meta: z.object({ next: z.string().nullable() }) }),
  },
}
