import { expect, test } from 'vitest'
import { normalisePhone, phoneProblem } from './phone.ts'

test.each(['12345', '+14155552671', '020 7946 0958', '+49-30-123456', '06\u00a012\u202f34\u201156 78'])(
  '%s is a phone number',
  (phone) => {
    expect(phoneProblem(phone)).toBeNull()
  },
)

test.each([
  ['', 'REGEX_FAIL'],
  ['+', 'REGEX_FAIL'],
  ['call me', 'REGEX_FAIL'],
  ['(415) 555', 'REGEX_FAIL'],
  ['1+2345', 'REGEX_FAIL'],
  ['٠١٢٣٤٥', 'REGEX_FAIL'],
  ['1234', 'ITERABLE_LENGTH'],
  ['123456789012345', 'ITERABLE_LENGTH'],
])('%j gives %s', (phone, code) => {
  expect(phoneProblem(phone)?.code).toBe(code)
})

test('fourteen characters pass, the + included', () => {
  expect(phoneProblem('+1234567890123')).toBeNull()
  expect(phoneProblem('+12345678901234')?.params).toEqual({ min: 5, max: 14 })
})

test('a pasted number loses its spaces and dashes', () => {
  expect(normalisePhone(' +49 30–12-34 ')).toBe('+49301234')
})
