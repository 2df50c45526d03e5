import type { login } from '@kindling/api-client/contract/auth'
import type { register } from '@kindling/api-client/contract/users'
import { overFormUntilChanged, placements } from '../form/placement.ts'

/** Spec 1 §8: in sign-in forms, only a network failure leaves the button enabled. */
export const answered = { RATE_LIMITED: overFormUntilChanged, EXTERNAL_ERROR: overFormUntilChanged } as const

export const loginPlacements = placements<typeof login>({
  ...answered,
  UNAUTHORIZED: { ...overFormUntilChanged, clears: true },
  ACCOUNT_BLOCKED: overFormUntilChanged,
})

export const registerPlacements = placements<typeof register>(answered)
