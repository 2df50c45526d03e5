import { expect, test } from 'vitest'
import { isTotpCode, normaliseTotpCode } from './totp-code.ts'

test('a code is exactly six digits', () => {
  expect(isTotpCode('012345')).toBe(true)
  for (const code of ['', '12345', '1234567', '12345a', '123 45', '１２３４５６', '12345\n']) {
    expect(isTotpCode(code), code).toBe(false)
  }
})

test('a code pasted with a space is read', () => {
  expect(isTotpCode(normaliseTotpCode(' 123 456\n'))).toBe(true)
})
