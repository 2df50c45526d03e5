import { type PictureKey, pictures } from './pictures.ts'

/**
 * Writes long texts in the few tags the description sanitiser keeps (spec 2 §5): a heading is a line that
 * is only bold, paragraphs are set apart by an empty line.
 */

/** A heading and what stands under it: paragraphs, or lists made by {@link list}. */
export type Section = readonly [heading: string, ...paragraphs: string[]]

/** A description of several sections. */
export function story(...sections: readonly Section[]): string {
  return sections
    .map(([heading, ...paragraphs]) => `<b>${heading}</b><br>${join(paragraphs)}`)
    .join('<br><br>')
    .replaceAll('</ul><br><br>', '</ul><br>')
}

/** Paragraphs without headings, as an update or an answer has them. */
export function text(...paragraphs: string[]): string {
  return join(paragraphs)
}

/** A picture between paragraphs. */
export function figure(key: PictureKey): string {
  return `<img src="${key}" alt="${pictures[key].alt}">`
}

/** A bulleted list. */
export function list(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`
}

/** A numbered list. */
export function steps(...items: string[]): string {
  return `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`
}

const isBlock = /^<(?:ul|ol|img)\b/

function join(paragraphs: readonly string[]): string {
  return paragraphs.reduce((html, next) => {
    if (html === '') return next
    return isBlock.test(next) ? `${html}${next}` : `${html}<br><br>${next}`
  }, '')
}
