import { expect, test } from 'vitest'
import { passwordChecklist, passwordProblem } from './password.ts'

test.each(['correct horse battery', '12345678', '日本語のパスワードです', ' '.repeat(8), 'x'.repeat(128)])(
  'the password %j may be chosen',
  (password) => {
    expect(passwordProblem(password)).toBeNull()
  },
)

test('seven characters are too few, 129 too many', () => {
  expect(passwordProblem('1234567')).toEqual({ code: 'ITERABLE_LENGTH_SHORT', params: { min: 8, max: 128 } })
  expect(passwordProblem('x'.repeat(129))?.code).toBe('ITERABLE_LENGTH_LONG')
})

test('a character outside the basic plane counts once', () => {
  expect(passwordProblem('😀'.repeat(7))?.code).toBe('ITERABLE_LENGTH_SHORT')
  expect(passwordProblem('😀'.repeat(128))).toBeNull()
})

test('the checklist tells what is there, in any script', () => {
  expect(passwordChecklist('')).toEqual({ length: false, upper: false, lower: false, number: false })
  expect(passwordChecklist('Пароль12')).toEqual({ length: true, upper: true, lower: true, number: true })
  expect(passwordChecklist('all lower case').upper).toBe(false)
})
