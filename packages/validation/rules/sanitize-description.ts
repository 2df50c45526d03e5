import { DESCRIPTION } from '../limits/project.ts'

/*
 * Spec 1 §9, spec 2 §5: only b, a, br, i, ul, ol, li and href, target. A project's description has pictures too
 * (decisions 2 §7): `<img src="id" alt="text">` outside every other element, where the id is that of one of its own
 * pictures and never an address.
 *
 * Nothing of the input is passed through: it is read into text and tags, and what comes out is written anew from the
 * list of allowed tags, with every other `<`, quote and loose `&` escaped and every tag closed in order. So whatever
 * a browser makes of the result, it can only be what is on the list, and cleaning it again changes nothing.
 */

/** Elements whose content is not text for a reader. */
const DROPPED_WITH_CONTENT =
  /^(?:script|style|title|textarea|iframe|noscript|noembed|noframes|template|xmp|plaintext|svg|math)$/
const ALLOWED: ReadonlySet<string> = new Set(DESCRIPTION.tags)
const SCHEMES: ReadonlySet<string> = new Set(DESCRIPTION.linkSchemes)
/** Id of an uploaded picture: the name of its file without the ending. Nothing that a browser could fetch elsewhere. */
const PICTURE_ID = /^[a-z0-9][a-z0-9-]{0,79}$/
/** Deeper nesting is flattened; browsers do the same further down. */
const DEPTH_MAX = 50

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them before looking for a scheme
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g
const TAG = /<(\/?)([a-zA-Z][^\t\n\f\r />]*)/y
const ATTRIBUTE =
  /[\t\n\f\r /]*([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f\r >]*)))?/y
const TAG_END = /[\t\n\f\r /]*>/y

function escapeText(text: string): string {
  return text
    .replace(/&(?!(?:[a-zA-Z][a-zA-Z0-9]*|#[0-9]+|#[xX][0-9a-fA-F]+);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Names not known stay as they stand: they are escaped on the way out, so a browser sees the same text as this. */
function decodeReferences(value: string): string {
  return value.replace(
    /&(?:#([0-9]{1,7});?|#[xX]([0-9a-fA-F]{1,6});?|(amp|lt|gt|quot|apos);)/g,
    (_, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? ''
      const point = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
      const valid = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
      return valid ? String.fromCodePoint(point) : '\ufffd'
    },
  )
}

function escapeAttribute(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

/** The link as browsers would read it, or null where it leads to anything but http, https, mailto or a relative place. */
function safeLink(raw: string): string | null {
  const link = decodeReferences(raw).replace(CONTROL, '').trim()
  const scheme = /^([^/?#\\]*?):/.exec(link)?.[1]
  if (link === '' || (scheme !== undefined && !SCHEMES.has(scheme.toLowerCase()))) return null
  return link
}

interface Tag {
  readonly name: string
  readonly closing: boolean
  readonly attributes: ReadonlyMap<string, string>
  /** Index behind the `>`. */
  readonly end: number
}

/** The tag at `start`, `null` where `<` is only text there, `'open'` where the input ends inside it. */
function readTag(html: string, start: number): Tag | 'open' | null {
  TAG.lastIndex = start
  const head = TAG.exec(html)
  if (!head) return null
  const attributes = new Map<string, string>()
  let at = TAG.lastIndex
  for (;;) {
    TAG_END.lastIndex = at
    if (TAG_END.test(html)) break
    ATTRIBUTE.lastIndex = at
    const found = ATTRIBUTE.exec(html)
    if (!found) return 'open'
    const name = (found[1] ?? '').toLowerCase()
    if (!attributes.has(name)) attributes.set(name, found[2] ?? found[3] ?? found[4] ?? '')
    at = ATTRIBUTE.lastIndex
  }
  return { name: (head[2] ?? '').toLowerCase(), closing: head[1] === '/', attributes, end: TAG_END.lastIndex }
}

/** Where reading goes on behind a comment, a doctype or the like at `start`. */
function endOfDeclaration(html: string, start: number): number {
  const mark = html.startsWith('<!--', start) ? '-->' : '>'
  const found = html.indexOf(mark, start + 2)
  return found === -1 ? html.length : found + mark.length
}

class Output {
  html = ''
  readonly #open: string[] = []
  readonly #pictures: boolean

  constructor(pictures: boolean) {
    this.#pictures = pictures
  }

  /** Closes every element up to and including the innermost `name`, unless `within` comes first. */
  close(name: string, within?: (open: string) => boolean): void {
    const at = this.#open.lastIndexOf(name)
    if (at === -1 || (within && this.#open.slice(at + 1).some(within))) return
    while (this.#open.length > at) this.html += `</${this.#open.pop()}>`
  }

  open({ name, attributes }: Tag): void {
    if (name === 'br') this.html += '<br>'
    if (name === 'br' || this.#open.length >= DEPTH_MAX) return
    // Browsers end an item where the next begins, and a link where another begins.
    if (name === 'li') this.close('li', (open) => open === 'ul' || open === 'ol')
    if (name === 'a') this.close('a')
    const link = name === 'a' ? safeLink(attributes.get('href') ?? '') : null
    if (name === 'a' && link === null) return
    const target = attributes.get('target')?.toLowerCase() === '_blank' ? ' target="_blank"' : ''
    const rest = link === null ? '' : ` href="${escapeAttribute(link)}"${target} rel="noopener noreferrer"`
    this.html += `<${name}${rest}>`
    this.#open.push(name)
  }

  /** Beside paragraphs and lists, never inside: a picture is a block of its own. */
  picture({ attributes }: Tag): void {
    const id = attributes.get('src') ?? ''
    if (!this.#pictures || this.#open.length > 0 || !PICTURE_ID.test(id)) return
    const text = decodeReferences(attributes.get('alt') ?? '')
      .replace(CONTROL, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const alt = [...text].slice(0, DESCRIPTION.pictureTextMax).join('').trim()
    this.html += `<img src="${id}" alt="${escapeAttribute(alt)}">`
  }

  end(): string {
    while (this.#open.length > 0) this.html += `</${this.#open.pop()}>`
    return this.html
  }
}

export interface SanitizeOptions {
  /** Keeps pictures of the project. @default false */
  readonly pictures?: boolean
}

/** Cleans a description for showing as HTML. Safe to apply twice, and without a document. */
export function sanitizeDescription(input: string, { pictures = false }: SanitizeOptions = {}): string {
  const html = input.replaceAll('\0', '')
  const output = new Output(pictures)
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at)
    output.html += escapeText(html.slice(at, next === -1 ? html.length : next))
    if (next === -1) break
    const tag = readTag(html, next)
    if (tag === 'open') {
      output.html += escapeText(html.slice(next))
      break
    }
    if (tag) at = afterTag(html, tag, output)
    else if (/[!?/]/.test(html[next + 1] ?? '')) at = endOfDeclaration(html, next)
    else {
      output.html += '&lt;'
      at = next + 1
    }
  }
  return output.end()
}

/** Writes what a tag becomes and gives the index to go on from. */
function afterTag(html: string, tag: Tag, output: Output): number {
  if (tag.name === 'img') output.picture(tag)
  else if (ALLOWED.has(tag.name)) {
    if (tag.closing) output.close(tag.name)
    else output.open(tag)
  } else if (!tag.closing && DROPPED_WITH_CONTENT.test(tag.name)) {
    const closing = new RegExp(`</${tag.name}[\\t\\n\\f\\r />][^>]*>?|</${tag.name}>`, 'gi')
    closing.lastIndex = tag.end
    return closing.exec(html) ? closing.lastIndex : html.length
  }
  return tag.end
}

/** Characters a reader sees: tags are none, a reference such as `&amp;` is one (spec 2 §5 counts descriptions). */
export function visibleLength(html: string): number {
  const text = sanitizeDescription(html)
    .replace(/<[^>]*>/g, '')
    .replace(/&[a-zA-Z0-9#]+;/g, '?')
  return [...text.trim()].length
}

const PICTURE = /<img src="([^"]*)" alt="[^"]*">/g

/** Ids of the pictures that a cleaned description shows. */
export const picturesNamed = (html: string): string[] => [...html.matchAll(PICTURE)].map(([, id = '']) => id)
