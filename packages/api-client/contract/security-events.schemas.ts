import * as z from 'zod'
import { securityEvent } from '../model/security-event.ts'
import { cursorPaging, meta } from './paging.schemas.ts'

export const securityEventsSchemas = {
  listSecurityEvents: {
    query: z.object(cursorPaging),
    answer: z.object({ security_events: z.array(securityEvent), meta }),
  },
}
