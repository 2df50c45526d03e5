const toHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const toText = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')

const inline = (text: string) =>
  toHtml(text)
    .replace(/\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/(^|\s)_([^_]+)_(?=\s|[.,;:!?]|$)/g, '$1<i>$2</i>')

/** The HTML of a text: `**bold**`, `_italic_`, `[words](address)`, and lists of lines that begin with `- `. */
export function write(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  let html = ''
  let inList = false
  for (const [index, line] of lines.entries()) {
    const item = /^- (.*)$/.exec(line)?.[1]
    if (item !== undefined) {
      html += `${inList ? '' : '<ul>'}<li>${inline(item)}</li>`
      inList = true
      continue
    }
    if (inList) html += '</ul>'
    html += inline(line)
    if (index < lines.length - 1) html += '<br>'
    inList = false
  }
  return inList ? `${html}</ul>` : html
}

/** The text that {@link write} makes such HTML from. */
export function describe(html: string): string {
  const text = html
    .replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<\/?b>/g, '**')
    .replace(/<\/?i>/g, '_')
    .replace(/<br>/g, '\n')
    .replace(/<(?:ul|ol)>/g, '')
    .replace(/<li>(.*?)<\/li>/g, '- $1\n')
    .replace(/<\/(?:ul|ol)>/g, '')
    .replace(/<[^>]*>/g, '')
  return toText(text).replace(/\n+$/, html.endsWith('<br>') ? '\n' : '')
}
