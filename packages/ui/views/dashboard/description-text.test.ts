import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { expect, describe as group, it } from 'vitest'
import { describe, write } from './description-text.ts'

group('a description as plain text', () => {
  it.each([
    '**Why a kettle**\nMost kettles fail at one seal.\n\nOurs has _two_.',
    '- Body: steel\n- Handle: beech\nAnd a lid.',
    '- One\n\nAfter the list.',
    '1. Cast\n2. Turned\nThen _boxed_.',
    '- Body\n1. Cast\n2. Turned\n1. Boxed\n- Lid',
    '3. A number that begins no list.\n1999. A year.',
    '[Write to us](mailto:mara@example.com) or [look](/project/kettle).',
    'See [the drawings](https://example.com/a?b=1&c=2).',
    'Less < than, more > than, and & too.',
    '![A “lid” & its seal](project-0a1b)\nThen words.',
    'Words.\n![](project-0a1b)',
    '2 * 3, snake_case_names and **half',
    '',
  ])('comes back as it was typed: %j', (text) => {
    expect(describe(write(text))).toBe(text)
    // As the platform stores it.
    expect(describe(sanitizeDescription(write(text), { pictures: true }))).toBe(text)
  })

  it('writes the seven tags', () => {
    expect(write('**Why**\n- [one](https://example.com)')).toBe(
      '<b>Why</b><br><ul><li><a href="https://example.com">one</a></li></ul>',
    )
    expect(write('<script>alert(1)</script>')).toBe('&lt;script&gt;alert(1)&lt;/script&gt;')
  })

  it('keeps numbered lists and every kind of link that the platform keeps', () => {
    for (const html of [
      '<ol><li>Cast</li><li>Turned</li></ol>Then boxed.',
      '<ul><li>Body</li></ul><ol><li>Cast</li></ol><ol><li>Boxed</li></ol>',
      '<a href="mailto:mara@example.com">Mara</a>',
      '<a href="/project/kettle">the kettle</a>',
    ])
      expect(write(describe(html))).toBe(html)
    expect(write(describe('<a href="https://example.com/Kettle_(tool)**">it</a>'))).toBe(
      '<a href="https://example.com/Kettle_(tool%29%2A%2A">it</a>',
    )
    expect(write('[no](javascript:alert)')).toBe('[no](javascript:alert)')
  })
})
