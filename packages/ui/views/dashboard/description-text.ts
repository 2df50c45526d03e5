const toHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const toText = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const inline = (text: string) =>
  toHtml(text)
    .replace(/\[([^\]]+)\]\(((?:https?:\/\/|mailto:|\/)[^\s)]+)\)/gi, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|\s)_([^_]+)_(?=\s|[.,;:!?]|$)/g, '$1<i>$2</i>')

/** A picture on a line of its own: `![its text](its id)`. */
const pictureOf = (line: string) => {
  const [, alt = '', id] = /^!\[(.*)\]\(([a-z0-9-]+)\)$/.exec(line) ?? []
  return id === undefined ? null : `<img src="${id}" alt="${toHtml(alt).replace(/"/g, '&quot;')}">`
}

interface Item {
  readonly list: 'ul' | 'ol'
  /** Its place in a numbered list, 0 in another. */
  readonly number: number
  readonly text: string
}

function itemOf(line: string): Item | null {
  const [, mark = '', text = ''] = /^(-|[1-9]\d{0,2}\.) (.*)$/.exec(line) ?? []
  if (mark === '') return null
  return mark === '-'
    ? { list: 'ul', number: 0, text }
    : { list: 'ol', number: Number.parseInt(mark, 10), text }
}

/**
 * The HTML of a text: `**bold**`, `_italic_`, `[words](address)`, and lists of lines that begin with `- ` or with
 * `1. `, `2. ` and so on, pictures as `![text](id)`. A number that neither begins a list nor follows the one before is only text.
 */
export function write(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  let html = ''
  let open: Item | null = null
  for (const [index, line] of lines.entries()) {
    const item = itemOf(line)
    const goesOn: boolean =
      item !== null && open?.list === item.list && item.number === (item.number && open.number + 1)
    if (item && (goesOn || item.number <= 1)) {
      if (open && !goesOn) html += `</${open.list}>`
      html += `${goesOn ? '' : `<${item.list}>`}<li>${inline(item.text)}</li>`
      open = item
      continue
    }
    if (open) html += `</${open.list}>`
    open = null
    const picture = pictureOf(line)
    if (picture) {
      html += picture
      continue
    }
    html += inline(line)
    if (index < lines.length - 1) html += '<br>'
  }
  return open ? `${html}</${open.list}>` : html
}

/** A bracket would end the address, and stars in it would be bold. */
const addressOf = (link: string) => link.replace(/\)/g, '%29').replace(/\*/g, '%2A').replace(/\s/g, '%20')

/** Each item of a numbered list on a line of its own, with its number. */
const numbered = (items: string) => {
  let number = 0
  return items.replace(/<li>(.*?)<\/li>/g, (_, text: string) => `${++number}. ${text}\n`)
}

/** The text that {@link write} makes such HTML from. */
export function describe(html: string): string {
  const text = html
    .replace(
      /<a href="([^"]*)"[^>]*>(.*?)<\/a>/g,
      (_, link: string, words: string) => `[${words}](${addressOf(link)})`,
    )
    .replace(/<\/?b>/g, '**')
    .replace(/<\/?i>/g, '_')
    .replace(/<br>/g, '\n')
    .replace(/<ol>(.*?)<\/ol>/g, (_, items: string) => numbered(items))
    .replace(/<(?:ul|ol)>/g, '')
    .replace(/<li>(.*?)<\/li>/g, '- $1\n')
    .replace(/<\/(?:ul|ol)>/g, '')
    .replace(
      /(\n?)<img src="([^"]*)" alt="([^"]*)">/g,
      (_, before: string, id: string, alt: string, at: number) => {
        const line = at === 0 ? '' : before || '\n'
        return `${line}![${alt}](${id})\n`
      },
    )
    .replace(/<[^>]*>/g, '')
  return toText(text).replace(/\n+$/, html.endsWith('<br>') ? '\n' : '')
}
