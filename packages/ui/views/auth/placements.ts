import type { login } from '@kindling/api-client/contract/auth'
import type { register } from '@kindling/api-client/contract/users'
import { beside, overFormUntilChanged, placements } from '../form/placement.ts'

/** Spec 1 §8: in sign-in forms, only a network failure leaves the button enabled. */
export const answered = { RATE_LIMITED: overFormUntilChanged, EXTERNAL_ERROR: overFormUntilChanged } as const

export const loginPlacements = placements<typeof login, 'email' | 'password'>({
  ...answered,
  UNAUTHORIZED: { ...overFormUntilChanged, clears: true },
  ACCOUNT_BLOCKED: overFormUntilChanged,
})

export const registerPlacements = placements<typeof register, 'email' | 'password'>({
  ...answered,
  INVALID_VALUE: beside('email'),
  ITERABLE_LENGTH_SHORT: beside('password'),
  ITERABLE_LENGTH_LONG: beside('password'),
  REGEX_FAIL: beside('password'),
})
