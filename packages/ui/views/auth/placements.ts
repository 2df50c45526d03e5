import type { login } from '@kindling/api-client/contract/auth'
import type { register } from '@kindling/api-client/contract/users'
import { beside, overFormUntilChanged, placements } from '../form/placement.ts'

/** Spec 1 §8 keeps the button of a form that signs somebody in for those alone whom nobody answered. */
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
