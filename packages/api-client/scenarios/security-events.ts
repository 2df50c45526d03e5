import { securityEvents } from './fixtures.ts'
import type { Handlers } from './handler.ts'

/** What happened to an account; its cursor is the place of the next event. */
export const securityEventHandlers = (): Handlers<'security-events'> => ({
  listSecurityEvents: ({ query }) => {
    const from = Number(query.cursor ?? 0)
    const size = Number(query['page[size]'] ?? 20)
    const next = from + size < securityEvents.length ? String(from + size) : null
    return {
      security_events: securityEvents.slice(from, from + size),
      meta: { total_count: securityEvents.length, next },
    }
  },
})
