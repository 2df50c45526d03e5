import createDOMPurify from 'dompurify'
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

/** The same numbers from the same seed (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

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

function hostile(random: () => number): string {
  const piece = () => {
    const tag = pick(random, tags)
    const shape = Math.floor(random() * 6)
    if (shape === 0) return `<${tag}>`
    if (shape === 1) return `</${tag}>`
    if (shape === 2)
      return `<${tag} href=${pick(random, ['"', "'", ''])}${pick(random, links)}${pick(random, ['"', "'", ''])}>`
    if (shape === 3) return `<${tag} onclick="alert(1)" title='${pick(random, odd)}'>`
    return shape === 4 ? pick(random, odd) : 'text'
  }
  return Array.from({ length: 2 + Math.floor(random() * 14) }, piece).join('')
}

/** Closed in order, nothing within itself: here both must keep the very same. */
function wellFormed(random: () => number, depth = 0, within: readonly string[] = []): string {
  const one = () => {
    const kind = depth > 3 ? 'text' : pick(random, ['text', 'text', 'b', 'i', 'a', 'ul', 'span', 'br'])
    if (kind === 'text' || within.includes(kind))
      return pick(random, ['word ', 'a &amp; b', 'é', '1 &lt; 2 ', 'x'])
    if (kind === 'br') return '<br>'
    const inner = () => wellFormed(random, depth + 1, [...within, kind])
    if (kind === 'ul') return `<ul><li>${inner()}</li><li>${inner()}</li></ul>`
    const link = kind === 'a' ? ` href="${pick(random, links.slice(0, 2))}"` : ''
    return `<${kind}${link} class="x">${inner()}</${kind}>`
  }
  return Array.from({ length: 1 + Math.floor(random() * 4) }, one).join('')
}

describe('frontend 15: beside a kept sanitiser', () => {
  it(`leaves it nothing to remove, however hostile (${rounds} texts)`, () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const input = hostile(randomFrom(seed))
      const output = sanitizeDescription(input)
      const again = kept.sanitize(output, { ...allowed, ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'rel'] })
      const told = `seed ${seed}: ${JSON.stringify(input)}`
      // The whole of what it read counts as removed to it, always.
      const removed = kept.removed.filter((each) => !('element' in each) || each.element?.nodeName !== 'BODY')
      expect(removed, told).toEqual([])
      expect(asRead(again), told).toBe(asRead(output))
      // Read by a browser it is what was written: nothing moves, so nothing is shown elsewhere than it was checked.
      expect(asRead(sanitizeDescription(asRead(output))), told).toBe(asRead(output))
    }
  }, 600_000)

  it(`keeps what it keeps, where a text is well formed (${rounds} texts)`, () => {
    for (let seed = 1; seed <= rounds; seed++) {
      const input = wellFormed(randomFrom(seed))
      expect(asRead(sanitizeDescription(input)), `seed ${seed}: ${input}`).toBe(
        asRead(kept.sanitize(input, allowed)),
      )
    }
  }, 600_000)
})
