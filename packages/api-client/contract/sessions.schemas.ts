import * as z from 'zod'
import { session } from '../model/session.ts'
import { done } from '../model/wire.ts'

export const sessionsSchemas = {
  listSessions: { answer: z.object({ sessions: z.array(session) }) },
  revokeSession: { answer: done },
  revokeOtherSessions: { answer: done },
}
