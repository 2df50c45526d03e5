import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'

export interface Mark {
  readonly type: 'bold' | 'italic' | 'link'
  readonly attrs?: { readonly href: string; readonly target: '_blank' | null }
}

/** A node as ProseMirror writes it in JSON. */
export interface StoryNode {
  readonly type:
    | 'doc'
    | 'paragraph'
    | 'bulletList'
    | 'orderedList'
    | 'listItem'
    | 'text'
    | 'hardBreak'
    | 'picture'
  /** Of a picture: its id and its text. */
  readonly attrs?: { readonly id: string; readonly alt: string }
  readonly text?: string
  readonly marks?: Mark[]
  readonly content?: StoryNode[]
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const quoted = (text: string) => escaped(text).replace(/"/g, '&quot;')

/** Whether the platform keeps a link to this address (spec 2 §5: http, https, mailto and places on this site). */
export const isKept = (address: string): boolean =>
  sanitizeDescription(`<a href="${quoted(address)}">x</a>`).startsWith('<a ')

const listTypes = { UL: 'bulletList', OL: 'orderedList' } as const
const isList = (name: string): name is keyof typeof listTypes => name in listTypes

function markOf(element: Element): Mark | null {
  if (element.nodeName === 'B') return { type: 'bold' }
  if (element.nodeName === 'I') return { type: 'italic' }
  if (element.nodeName !== 'A') return null
  const target = element.getAttribute('target') === '_blank' ? '_blank' : null
  return { type: 'link', attrs: { href: element.getAttribute('href') ?? '', target } }
}

/** Reads the children of one element into the blocks of a document or of one item. */
class Reader {
  readonly blocks: StoryNode[] = []
  readonly #inItem: boolean
  #line: StoryNode[] = []

  constructor(inItem: boolean) {
    this.#inItem = inItem
  }

  read(parent: Node, marks: readonly Mark[]): void {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) this.#text(node.nodeValue ?? '', marks)
      else if (node.nodeName === 'BR') this.#break(marks)
      else if (node.nodeName === 'IMG') this.#picture(node as Element)
      else if (isList(node.nodeName)) this.#list(node, listTypes[node.nodeName], marks)
      // An item outside a list is shown as one of a list.
      else if (node.nodeName === 'LI') this.#block('bulletList', [itemOf(node, marks)])
      else {
        const mark = markOf(node as Element)
        const has = mark === null || marks.some(({ type }) => type === mark.type)
        this.read(node, has ? marks : [...marks, mark])
      }
    }
  }

  end(): StoryNode[] {
    this.#endParagraph()
    return this.blocks
  }

  #text(text: string, marks: readonly Mark[]): void {
    const before = this.#line.at(-1)
    const startsLine = before === undefined || before.type === 'hardBreak' || / $/.test(before.text ?? '')
    const spaced = text.replace(/[\t\n\f\r ]+/g, ' ')
    const shown = startsLine ? spaced.replace(/^ /, '') : spaced
    if (shown === '') return
    const same = before?.type === 'text' && JSON.stringify(before.marks ?? []) === JSON.stringify(marks)
    if (same) this.#line.pop()
    this.#line.push({
      type: 'text',
      text: same ? `${before.text}${shown}` : shown,
      ...(marks.length > 0 && { marks: [...marks] }),
    })
  }

  /** Two breaks part paragraphs, except inside a list. */
  #break(marks: readonly Mark[]): void {
    this.#endOfLine()
    if (!this.#inItem && this.#line.at(-1)?.type === 'hardBreak') this.#endParagraph()
    else if (this.#line.length > 0)
      this.#line.push({ type: 'hardBreak', ...(marks.length > 0 && { marks: [...marks] }) })
  }

  /** Spaces at the end of a line are not shown. */
  #endOfLine(): void {
    const last = this.#line.at(-1)
    if (last?.type !== 'text') return
    const text = last.text?.replace(/ $/, '') ?? ''
    this.#line.pop()
    if (text !== '') this.#line.push({ ...last, text })
    else this.#endOfLine()
  }

  #endParagraph(): void {
    this.#endOfLine()
    while (this.#line.at(-1)?.type === 'hardBreak') {
      this.#line.pop()
      this.#endOfLine()
    }
    if (this.#line.length > 0) this.blocks.push({ type: 'paragraph', content: this.#line })
    this.#line = []
  }

  #block(type: StoryNode['type'], content: StoryNode[]): void {
    this.#endParagraph()
    if (content.length > 0) this.blocks.push({ type, content })
  }

  #picture(image: Element): void {
    this.#endParagraph()
    const [id, alt] = [image.getAttribute('src') ?? '', image.getAttribute('alt') ?? '']
    this.blocks.push({ type: 'picture', attrs: { id, alt } })
  }

  #list(list: Node, type: StoryNode['type'], marks: readonly Mark[]): void {
    const items: StoryNode[] = []
    for (const child of list.childNodes)
      if (child.nodeName === 'LI') items.push(itemOf(child, marks))
      else if (child.nodeType !== 3 || child.nodeValue?.trim()) items.push(itemOf(wrap(child), marks))
    this.#block(type, items)
  }
}

/** What stands in a list outside its items becomes an item. */
function wrap(child: Node): Node {
  const item = child.ownerDocument?.createElement('li') ?? child
  if (item !== child) item.appendChild(child.cloneNode(true))
  return item
}

function itemOf(item: Node, marks: readonly Mark[]): StoryNode {
  const reader = new Reader(true)
  reader.read(item, marks)
  const content = reader.end()
  // The editor wants an item to begin with a paragraph.
  const begins = content[0]?.type === 'paragraph'
  return { type: 'listItem', content: begins ? content : [{ type: 'paragraph' }, ...content] }
}

/** The document of a story in HTML of the seven tags and pictures: paragraphs are parted by an empty line, as visitors see them. */
export function readStory(html: string, parse: (html: string) => Node): StoryNode {
  const reader = new Reader(false)
  reader.read(parse(sanitizeDescription(html, { pictures: true })), [])
  const content = reader.end()
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] }
}

const tags = { link: 'a', bold: 'b', italic: 'i' } as const
const order = ['link', 'bold', 'italic'] as const

function opening({ type, attrs }: Mark): string {
  if (type !== 'link') return `<${tags[type]}>`
  return `<a href="${quoted(attrs?.href ?? '')}"${attrs?.target === '_blank' ? ' target="_blank"' : ''}>`
}

/** Neighbours share their elements, the outermost first: a link, bold, italic. */
function inline(nodes: readonly StoryNode[]): string {
  let html = ''
  let open: string[] = []
  const close = (keep: number) => {
    for (const each of open.slice(keep).toReversed()) html += `</${each.slice(1).split(/[ >]/)[0]}>`
    open = open.slice(0, keep)
  }
  for (const { text, marks = [] } of nodes) {
    const wanted = order.flatMap((type) => marks.filter((mark) => mark.type === type).map(opening))
    let keep = 0
    while (keep < open.length && open[keep] === wanted[keep]) keep++
    close(keep)
    html += wanted.slice(keep).join('') + (text === undefined ? '<br>' : escaped(text))
    open = wanted
  }
  close(0)
  return html
}

function blocks(nodes: readonly StoryNode[], between: string): string {
  let html = ''
  let afterParagraph = false
  for (const { type, content = [], attrs } of nodes) {
    if (type === 'picture' && attrs) html += `<img src="${quoted(attrs.id)}" alt="${quoted(attrs.alt)}">`
    else if (type === 'paragraph') {
      const text = inline(content)
      if (text === '') continue
      html += `${afterParagraph ? between : ''}${text}`
    } else {
      const tag = type === 'orderedList' ? 'ol' : 'ul'
      html += `<${tag}>${content.map((item) => `<li>${blocks(item.content ?? [], '<br>')}</li>`).join('')}</${tag}>`
    }
    afterParagraph = type === 'paragraph'
  }
  return html
}

/** The HTML of a document, as the platform keeps it. Empty paragraphs are not shown to anybody and not kept. */
export function writeStory({ content = [] }: StoryNode): string {
  return sanitizeDescription(blocks(content, '<br><br>'), { pictures: true })
}
