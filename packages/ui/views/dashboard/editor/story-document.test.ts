import { picturesNamed, sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { getSchema } from '@tiptap/core'
import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { parseStory } from '../../shared/parse-story.ts'
import { picturesOf } from './pictures.ts'
import { storyExtensions } from './schema.ts'
import { isKept, readStory, writeStory } from './story-document.ts'

const { window } = new JSDOM('')
const parse = (html: string) => new window.DOMParser().parseFromString(html, 'text/html').body
const read = (html: string) => readStory(html, parse)
const schema = getSchema([...storyExtensions, picturesOf(() => undefined)])

const link = '<a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">'
const pieces = [
  'Word',
  ' ',
  '&amp;',
  '&eacute;',
  '&lt;b&gt;',
  '\n',
  '<br>',
  '<br><br>',
  '<b>',
  '</b>',
  '<i>',
  '</i>',
  '</a>',
  '<a href="https://example.com" target="_blank">',
  '<a href="/project/kettle">',
  '<ul>',
  '</ul>',
  '<ol>',
  '</ol>',
  '<li>',
  '</li>',
  '<p>',
  '<script>',
  '<img src="project-0a1b" alt="A lid">',
  '<img src="https://example.com/a.png">',
]

describe('a story as a document', () => {
  it.each([
    '',
    'One line.',
    'One<br>two<br><br>A second paragraph.',
    '<b>A heading</b><br><br>Its text, <i>slanted and <b>bold</b></i>.'.replace(
      '<i>slanted and <b>bold</b></i>',
      '<i>slanted and </i><b><i>bold</i></b>',
    ),
    `Before<ul><li>One</li><li>${link}two</a></li></ul>after`,
    '<ol><li>One<ul><li>Inner</li></ul></li><li>Two<br>lines</li></ol>',
    `${link}<b>Bold</b> link</a> &lt; &amp;`,
    '<a href="mailto:mara@example.com" target="_blank" rel="noopener noreferrer">Mail</a>',
    'One<img src="project-0a1b" alt="A &quot;lid&quot; &amp; seal"><img src="project-2c3d" alt="">two<br>three',
    '<img src="project-0a1b" alt=""><ul><li>One</li></ul>',
  ])('comes back as it was: %j', (html) => {
    expect(writeStory(read(html))).toBe(html)
  })

  it('holds whatever the platform keeps, and shows the same text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 24 }), (parts) => {
        const html = sanitizeDescription(parts.join(''), { pictures: true })
        const story = read(html)
        // A document the editor accepts.
        schema.nodeFromJSON(story).check()
        const written = writeStory(story)
        expect(sanitizeDescription(written, { pictures: true })).toBe(written)
        expect(picturesNamed(written)).toEqual(picturesNamed(html))
        expect(writeStory(read(written))).toBe(written)
        const letters = (text: string) => (parse(text).textContent ?? '').replace(/\s+/g, '')
        expect(letters(written)).toBe(letters(html))
      }),
      { seed: 1, numRuns: 1000 },
    )
  })

  it('parts what visitors see parted', () => {
    const html = '<b>Why</b><br>Because.<br><br><br>And so.<ol><li>One</li></ol>'
    const kinds = (text: string) => parseStory(text).map(({ kind }) => kind)
    expect(kinds(writeStory(read(html)))).toEqual(kinds(html))
  })

  it('knows which links are kept', () => {
    for (const kept of ['https://example.com', 'mailto:a@b.c', '/project/1']) expect(isKept(kept)).toBe(true)
    for (const refused of ['javascript:alert(1)', ' data:text/html,x', ''])
      expect(isKept(refused)).toBe(false)
  })
})
