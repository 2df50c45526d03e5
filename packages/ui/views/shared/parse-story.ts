import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'

export type StoryBlock =
  /** A line that is only bold: the sanitiser allows no headings. */
  | { readonly kind: 'heading'; readonly id: string; readonly text: string; readonly html: string }
  | { readonly kind: 'paragraph' | 'list'; readonly key: string; readonly html: string }
  | { readonly kind: 'picture'; readonly key: string; readonly id: string; readonly alt: string }

/** A bold line longer than this is a bold paragraph. */
export const headingMax = 100

const TOKEN =
  /<br>|<img src="(?<id>[^"]*)" alt="(?<alt>[^"]*)">|<(?<closing>\/?)(?<name>ul|ol|b|i|a|li)(?:\s[^>]*)?>|[^<]+/g
const HEADING = /^<b>((?:(?!<\/?b>).)+)<\/b>$/s
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
}

const unescaped = (html: string) =>
  html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)

const textOf = (html: string) =>
  unescaped(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

function slug(text: string, taken: Set<string>): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  // Distinct from the page's own anchors, such as #rewards.
  let id = `story-${words || taken.size + 1}`
  while (taken.has(id)) id += '-2'
  taken.add(id)
  return id
}

/**
 * Cleans a description and splits it into headings (lines that are only bold), paragraphs (separated by an empty line,
 * single breaks kept), lists and pictures by their ids. Each block's `html` is the sanitiser's output, cut only between
 * its outermost elements, so it is as safe as the whole.
 */
export function parseStory(description: string): StoryBlock[] {
  const blocks: StoryBlock[] = []
  const taken = new Set<string>()
  let lines: string[] = []
  let line = ''
  let depth = 0
  const endParagraph = () => {
    const html = lines.join('<br>')
    // A list inside bold text: a paragraph may not contain it.
    const kind = /<(?:ul|ol|li)[\s>]/.test(html) ? 'list' : 'paragraph'
    if (html !== '') blocks.push({ kind, key: `p${blocks.length}`, html })
    lines = []
  }
  const endLine = () => {
    const html = line.trim()
    line = ''
    const heading = HEADING.exec(html)
    const text = heading ? textOf(heading[1] ?? '') : ''
    if (heading && text !== '' && text.length <= headingMax) {
      endParagraph()
      blocks.push({ kind: 'heading', id: slug(text, taken), text, html: heading[1] ?? '' })
    } else if (html === '') endParagraph()
    else lines.push(html)
  }
  const endAll = () => {
    endLine()
    endParagraph()
  }
  const html = sanitizeDescription(description, { pictures: true })
  for (const { 0: token, groups = {} } of html.matchAll(TOKEN)) {
    const { id, alt, closing, name } = groups
    const list = name === 'ul' || name === 'ol'
    if (id !== undefined) {
      endAll()
      blocks.push({ kind: 'picture', key: `i${blocks.length}`, id, alt: unescaped(alt ?? '') })
    } else if (token === '<br>' && depth === 0) endLine()
    else if (name && !closing) {
      if (list && depth === 0) endAll()
      depth++
      line += token
    } else if (name) {
      depth--
      line += token
      if (list && depth === 0) {
        blocks.push({ kind: 'list', key: `l${blocks.length}`, html: line })
        line = ''
      }
    } else line += token
  }
  endAll()
  return blocks
}
