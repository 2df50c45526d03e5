import type { confirmPasswordReset, login } from '@kindling/api-client/contract/auth'
import type { EndpointSpec, ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { loginWithTotp } from '@kindling/api-client/contract/totp'
import type { FieldCode } from '@kindling/validation/errors'
import { expect, expectTypeOf, test } from 'vitest'
import {
  beside,
  type Differing,
  overForm,
  overFormUntilChanged,
  placementOf,
  placements,
} from './placement.ts'

/** A call of this test alone, so that a new code of a real call does not break it. */
const renaming = {
  name: 'renaming',
  method: 'PATCH',
  path: 'renaming/',
  auth: 'session',
  errors: ['PASSWORD_MISSING', 'INVALID_VALUE', 'REGEX_FAIL', 'INVALID_STATE', 'RATE_LIMITED'],
  status: 'planned',
  origin: 'ours',
  answerKeys: [],
} as const satisfies EndpointSpec

type RequiredKeys<T> = { [Key in keyof T]-?: object extends Pick<T, Key> ? never : Key }[keyof T]
type Login = Differing<typeof login, 'email' | 'password'>
type Reset = Differing<typeof confirmPasswordReset, 'new_password'>
type Second = Differing<typeof loginWithTotp, 'totp_recovery_key'>

test('every code of the call is placed, and a form writes only those without a default', () => {
  expectTypeOf<keyof Login>().toEqualTypeOf<ErrorOf<typeof login>>()
  expectTypeOf<RequiredKeys<Login>>().toEqualTypeOf<'UNAUTHORIZED' | 'ACCOUNT_BLOCKED'>()
  const map = placements<typeof renaming, 'password' | 'new_password'>({ REGEX_FAIL: beside('new_password') })
  expect(placementOf(map, 'RATE_LIMITED')).toEqual(overForm)
  expect(placementOf(map, 'REGEX_FAIL')).toEqual({ at: 'new_password', retry: 'after a change' })
})

test('a default that names a field the form lacks must be written', () => {
  expectTypeOf<'CODE_INVALID'>().toExtend<RequiredKeys<Second>>()
  expectTypeOf<RequiredKeys<Differing<typeof loginWithTotp, 'code'>> & 'CODE_INVALID'>().toBeNever()
})

test('a code of a value needs no placement: the platform names its field', () => {
  expectTypeOf<RequiredKeys<Reset> & FieldCode>().toBeNever()
  expect(placementOf(placements<typeof renaming>(), 'REGEX_FAIL')).toEqual(overFormUntilChanged)
})

test('a code cannot be placed at a field that the form lacks', () => {
  expectTypeOf<NonNullable<Reset['REGEX_FAIL']>['at']>().toEqualTypeOf<'form' | 'new_password'>()
})

test('a transport error is shown over every form, and the same values may be sent again', () => {
  for (const code of [
    'NETWORK_FAILURE',
    'REQUEST_TIMEOUT',
    'EXTERNAL_ERROR',
    'RATE_LIMITED',
    'RESTRICTED_AREA',
  ])
    expect(placementOf(placements<never>(), code), code).toEqual(overForm)
})

test('an unknown code is shown over the form', () => {
  expect(placementOf({}, 'NEW_CODE')).toEqual(overFormUntilChanged)
})
