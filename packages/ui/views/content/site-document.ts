/** A paragraph or a list. Text may hold `**bold**` and `[words](address)` only. */
export type DocumentPart = string | readonly string[]

/**
 * A page of text as its content file has it: `i18n/locales/<language>/<page>.json`. It loads like a message namespace:
 * with the page that shows it, or as a file of its own.
 */
export interface SiteDocument {
  readonly title: string
  /** For search engines and previews. */
  readonly description: string
  /** When it was written and when it takes effect, as a sentence. */
  readonly dates?: string
  /** Summary, for readers who stop here. */
  readonly short?: string
  readonly sections: readonly {
    /** Its anchor: the same in every language. */
    readonly id: string
    readonly title: string
    readonly body: readonly DocumentPart[]
  }[]
  /** E-mail address for questions. */
  readonly contact: string
}

export type Run =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

const marked = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g

/** A text as runs: plain, bold and links. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let from = 0
  for (const match of text.matchAll(marked)) {
    const [whole, bold, words, href] = match
    if (match.index > from) runs.push({ kind: 'text', text: text.slice(from, match.index) })
    runs.push(
      bold === undefined
        ? { kind: 'link', text: words ?? '', href: href ?? '' }
        : { kind: 'bold', text: bold },
    )
    from = match.index + whole.length
  }
  if (from < text.length) runs.push({ kind: 'text', text: text.slice(from) })
  return runs
}
