import { fixtures } from '@kindling/api-client/scenarios'
import { describe, expect, it } from 'vitest'
import { parseStory, type StoryBlock } from './parse-story.ts'

const { wholeKettle } = fixtures
const shown = (block: StoryBlock) => (block.kind === 'picture' ? `${block.id} ${block.alt}` : block.html)
const kinds = (html: string) => parseStory(html).map((block) => `${block.kind}: ${shown(block)}`)

describe('a story', () => {
  it('finds headings in lines that are only bold', () => {
    expect(kinds('<b>Why</b><br>Because of <b>this</b>.<br><b>How</b>')).toEqual([
      'heading: Why',
      'paragraph: Because of <b>this</b>.',
      'heading: How',
    ])
  })
  it('separates paragraphs at empty lines and keeps single breaks', () => {
    expect(kinds('one<br>two<br><br><br>three')).toEqual(['paragraph: one<br>two', 'paragraph: three'])
  })
  it('keeps lists whole, with lists and breaks inside them', () => {
    expect(kinds('Before<ul><li>a<br>b<ol><li>c</li></ol></li></ul>after')).toEqual([
      'paragraph: Before',
      'list: <ul><li>a<br>b<ol><li>c</li></ol></li></ul>',
      'paragraph: after',
    ])
  })
  it('gives each heading an anchor of its own, readable in any script', () => {
    const ids = parseStory(
      '<b>Où va l’argent ?</b><br><b>Risks</b><br><b>Risks</b><br><b>鉄瓶</b><br><b>!?</b>',
    )
      .filter((block) => block.kind === 'heading')
      .map(({ id }) => id)
    expect(ids).toEqual(['story-ou-va-l-argent', 'story-risks', 'story-risks-2', 'story-鉄瓶', 'story-5'])
  })
  it('reads a heading as text', () => {
    expect(parseStory('<b>Design &amp; <i>home</i></b>')).toEqual([
      { kind: 'heading', id: 'story-design-home', text: 'Design & home', html: 'Design &amp; <i>home</i>' },
    ])
  })
  it('treats a long bold line as a paragraph', () => {
    expect(parseStory(`<b>${'bold '.repeat(40)}</b>`)[0]?.kind).toBe('paragraph')
  })
  it('lets nothing through that the sanitiser would not', () => {
    const hostile =
      '<b onclick="x()">A</b><br><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">b</a><ul><li><svg onload=x>c'
    const html = parseStory(hostile).map(shown).join('')
    expect(html).not.toMatch(/script|onerror|onclick|onload|javascript|<img|<svg/)
  })
  it('has its pictures between what is around them, each with its text', () => {
    const html =
      '<b>Lid</b><img src="lid" alt="A &quot;lid&quot; &amp; seal">One<br><img src="kettle" alt="">two<img src="https://example.com/a.png">'
    expect(kinds(html)).toEqual([
      'heading: Lid',
      'picture: lid A "lid" & seal',
      'paragraph: One',
      'picture: kettle ',
      'paragraph: two',
    ])
  })
  it('returns nothing for an empty text', () => {
    expect(parseStory('')).toEqual([])
    expect(parseStory('<br><br>')).toEqual([])
  })
  it('reads a whole one', () => {
    const headings = parseStory(wholeKettle.description).filter((block) => block.kind === 'heading')
    expect(headings.map(({ text }) => text)).toEqual(['Why a kettle', 'What it is made of', 'Risks'])
  })
})
