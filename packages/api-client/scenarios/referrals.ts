import type { Handlers } from './handler.ts'

/** Where visitors come from. */
export const referralHandlers = (): Handlers<'referrals'> => ({
  recordReferral: () => ({}),
})
