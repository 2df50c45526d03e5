import * as z from 'zod'
import { listMeta } from '../model/wire.ts'

/** Query of every call that pages. */
export const paging = {
  /** Counted from 1. */
  page: z.string().optional(),
  'page[size]': z.string().optional(),
  /** Our addition: continue behind the last item of the page before, at the same cost however deep. */
  cursor: z.string().optional(),
}

/** Query of the calls that page by cursor alone. */
export const cursorPaging = { 'page[size]': paging['page[size]'], cursor: paging.cursor }

export const meta = listMeta
