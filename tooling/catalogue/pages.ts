import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface DocsPage {
  readonly id: string
  /** As the sidebar shows it: "Primitives/Button". */
  readonly title: string
}

/** Every documentation page of a built catalogue, narrowed to ids with one of these words. */
export async function docsPagesOf(catalogue: string, words: readonly string[]): Promise<DocsPage[]> {
  const { entries } = JSON.parse(await readFile(join(catalogue, 'index.json'), 'utf8')) as {
    entries: Record<string, DocsPage & { readonly type: string }>
  }
  return Object.values(entries)
    .filter(({ type }) => type === 'docs')
    .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word.toLowerCase())))
    .map(({ id, title }) => ({ id, title }))
}
