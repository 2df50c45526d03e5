import { updates } from './fixtures.ts'
import type { Handlers } from './handler.ts'
import { pageOf } from './paging.ts'

/** Updates of a project, the newest first. */
export const updateHandlers = (): Handlers<'updates'> => ({
  listUpdates: ({ query }) => {
    const { shown, meta } = pageOf(updates, 1, Number(query['page[size]'] ?? updates.length))
    return { updates: shown, meta }
  },
})
