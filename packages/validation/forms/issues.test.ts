import { expect, test } from 'vitest'
import { changePasswordForm } from './change-password.ts'
import { formIssues, toWireErrorItem } from './issues.ts'
import { loginForm } from './login.ts'
import { verificationForm } from './verification.ts'

test('an issue carries what its words need', () => {
  const values = { password: 'x', new_password: 'short', confirm_password: 'short' }
  expect(formIssues(changePasswordForm, values)).toEqual([
    { path: 'new_password', code: 'ITERABLE_LENGTH_SHORT', params: { min: 8, max: 128 } },
  ])
})

test('a form that is fine has no issues, an empty one has one a field, in order', () => {
  expect(formIssues(loginForm, { email: 'a@b.c', password: 'x' })).toEqual([])
  expect(formIssues(loginForm, {})).toEqual([
    { path: 'email', code: 'EMAIL_MISSING' },
    { path: 'password', code: 'PASSWORD_MISSING' },
  ])
})

test('a server says the same in its own codes', () => {
  const [missing] = formIssues(verificationForm, { firstName: '', lastName: 'B' })
  expect(missing && toWireErrorItem(missing)).toEqual({ code: 'FIELD_MISSING', field: 'firstName' })
  const invalid = { path: 'firstName', code: 'VALUE_INVALID' } as const
  expect(toWireErrorItem(invalid)).toEqual({ code: 'INVALID_VALUE', field: 'firstName' })
  const short = { path: 'password', code: 'ITERABLE_LENGTH_SHORT', params: { min: 8, max: 128 } } as const
  expect(toWireErrorItem(short)).toEqual({ code: short.code, field: 'password', params: short.params })
  expect(toWireErrorItem({ path: '', code: 'INVALID_TYPE' })).toEqual({ code: 'INVALID_TYPE' })
})
