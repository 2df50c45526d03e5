import createDOMPurify from 'dompurify'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { sanitizeDescription } from './sanitize-description.ts'

/*
 * Our sanitiser beside a maintained one, over generated input. jsdom parses HTML as the standard says; DOMPurify tells
 * whether the result has anything that is not on the list.
 */

const rounds = Number(process.env.FUZZ_ROUNDS ?? 400)
const { window } = new JSDOM('')
const kept = createDOMPurify(window)
const allowed = {
  ALLOWED_TAGS: ['b', 'a', 'br', 'i', 'ul', 'ol', 'li'],
  ALLOWED_ATTR: ['href', 'target'],
  // Our pages are HTML alone: an address may hold `]]>`.
  SAFE_FOR_XML: false,
}

type Gen = fc.GeneratorValue
const oneOf = (items: readonly unknown[]) => fc.constantFrom(...items)
const pick = <Item>(gen: Gen, items: readonly Item[]): Item => gen(oneOf, items) as Item
const upTo = (gen: Gen, max: number): number => gen(fc.nat, { max })
/** A failure names its seed and its path, by which it is run again, and the smallest text that fails. */
const everyTime = (holds: (gen: Gen) => void) =>
  fc.assert(fc.property(fc.gen(), holds), { seed: 1, numRuns: rounds })

/** What a browser makes of it, written anew; `rel`, which we add, aside. */
function asRead(html: string): string {
  const { body } = new window.DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a')) link.removeAttribute('rel')
  body.normalize()
  return body.innerHTML
}

const tags =
  'b a br i ul ol li p svg math style script template table td select option form mtext mglyph'.split(' ')
const links = [
  '/x',
  'https://a.b/?c=1&d',
  'javascript:alert(1)',
  'java\tscript:1',
  '&#106;avascript:1',
  'data:,x',
  '',
]
const odd = [
  '<',
  '>',
  '"',
  "'",
  '&',
  '&lt;',
  '&#60;',
  '\0',
  '\n',
  '=',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</',
  'é',
  '😀',
]

function hostile(gen: Gen): string {
  const piece = () => {
    const tag = pick(gen, tags)
    const shape = upTo(gen, 5)
    if (shape === 0) return `<${tag}>`
    if (shape === 1) return `</${tag}>`
    if (shape === 2)
      return `<${tag} href=${pick(gen, ['"', "'", ''])}${pick(gen, links)}${pick(gen, ['"', "'", ''])}>`
    if (shape === 3) return `<${tag} onclick="alert(1)" title='${pick(gen, odd)}'>`
    return shape === 4 ? pick(gen, odd) : 'text'
  }
  return Array.from({ length: 2 + upTo(gen, 13) }, piece).join('')
}

/** Closed in order, nothing within itself: here both must keep the very same. */
function wellFormed(gen: Gen, depth = 0, within: readonly string[] = []): string {
  const one = () => {
    const kind = depth > 3 ? 'text' : pick(gen, ['text', 'text', 'b', 'i', 'a', 'ul', 'span', 'br'])
    if (kind === 'text' || within.includes(kind))
      return pick(gen, ['word ', 'a &amp; b', 'é', '1 &lt; 2 ', 'x'])
    if (kind === 'br') return '<br>'
    const inner = () => wellFormed(gen, depth + 1, [...within, kind])
    if (kind === 'ul') return `<ul><li>${inner()}</li><li>${inner()}</li></ul>`
    const link = kind === 'a' ? ` href="${pick(gen, links.slice(0, 2))}"` : ''
    return `<${kind}${link} class="x">${inner()}</${kind}>`
  }
  return Array.from({ length: 1 + upTo(gen, 3) }, one).join('')
}

describe('frontend 15: beside a kept sanitiser', () => {
  it(`leaves it nothing to remove, however hostile (${rounds} texts)`, { timeout: 600_000 }, () =>
    everyTime((gen) => {
      const input = hostile(gen)
      const output = sanitizeDescription(input)
      const again = kept.sanitize(output, { ...allowed, ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'rel'] })
      // DOMPurify always lists the body that it parsed into.
      const removed = kept.removed.filter((each) => !('element' in each) || each.element?.nodeName !== 'BODY')
      expect(removed, input).toEqual([])
      expect(asRead(again), input).toBe(asRead(output))
      // Parsed by a browser it is what was written: nothing moves to where it was not checked.
      expect(asRead(sanitizeDescription(asRead(output))), input).toBe(asRead(output))
    }),
  )

  it(`keeps what it keeps, if a text is well formed (${rounds} texts)`, { timeout: 600_000 }, () =>
    everyTime((gen) => {
      const input = wellFormed(gen)
      expect(asRead(sanitizeDescription(input)), input).toBe(asRead(kept.sanitize(input, allowed)))
    }),
  )
})
