import type { Handlers } from '../kernel/call.ts'
import { onRecordReferral } from './referrals.ts'

/** The calls around visits. */
export const insightHandlers = {
  recordReferral: onRecordReferral,
} satisfies Partial<Handlers>
