import { expect, it } from 'vitest'
import { asSentence } from './story-names.ts'

it.each([
  ['Escape Keeps The Choice', 'Escape keeps the choice'],
  ['Email Missing', 'E-mail missing'],
  ['Resend Email Invalid', 'Resend e-mail invalid'],
  ['Faq Not Sorted', 'FAQ not sorted'],
  ['Totp Not Enabled', 'TOTP not enabled'],
  ['In French', 'In French'],
  ['OTP Typed', 'OTP typed'],
  ['4 Words', '4 words'],
])('%s is shown as %s', (name, sentence) => expect(asSentence(name)).toBe(sentence))
