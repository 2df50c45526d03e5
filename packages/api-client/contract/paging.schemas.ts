import { line } from '../model/bounds.ts'
import { listMeta } from '../model/wire.ts'

/** Query of every call that pages. */
export const paging = {
  /** Counted from 1. */
  page: line.optional(),
  'page[size]': line.optional(),
  /** Our addition: continue behind the last item of the page before, at the same cost however deep. */
  cursor: line.optional(),
}

/** Query of the calls that page by cursor alone. */
export const cursorPaging = { 'page[size]': paging['page[size]'], cursor: paging.cursor }

export const meta = listMeta
