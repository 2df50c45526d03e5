import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { expect, describe as group, it } from 'vitest'
import { describe, write } from './description-text.ts'

group('a description as plain text', () => {
  it.each([
    '**Why a kettle**\nMost kettles fail at one seal.\n\nOurs has _two_.',
    '- Body: steel\n- Handle: beech\nAnd a lid.',
    '- One\n\nAfter the list.',
    'See [the drawings](https://example.com/a?b=1&c=2).',
    'Less < than, more > than, and & too.',
    '2 * 3, snake_case_names and **half',
    '',
  ])('comes back as it was typed: %j', (text) => {
    expect(describe(write(text))).toBe(text)
    // As the platform stores it.
    expect(describe(sanitizeDescription(write(text)))).toBe(text)
  })

  it('writes the seven tags', () => {
    expect(write('**Why**\n- [one](https://example.com)')).toBe(
      '<b>Why</b><br><ul><li><a href="https://example.com">one</a></li></ul>',
    )
    expect(write('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  })
})
