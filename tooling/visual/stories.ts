import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

export interface Mode {
  readonly name: 'light' | 'dark' | 'phone'
  /** Pixels. */
  readonly width: number
  /** Globals of the catalogue, as its address takes them. */
  readonly globals: string
}

/** A wide page by day, by night, and a phone. */
export const modes: readonly Mode[] = [
  { name: 'light', width: 1280, globals: 'theme:light' },
  { name: 'dark', width: 1280, globals: 'theme:dark' },
  { name: 'phone', width: 390, globals: 'theme:light' },
]

const isLookedAt = ({ name, tags }: Story) =>
  name === 'Matrix' || tags.includes('views') || tags.includes('errors')

/** A rejection looks alike in every mode but for colours a `Matrix` shows already; a phone's story is a phone's. */
export function modesOf({ name, tags }: Story): readonly Mode[] {
  if (name.endsWith('On A Phone')) return modes.filter((mode) => mode.name === 'phone')
  return tags.includes('errors') ? modes.slice(0, 1) : modes
}

/** Every `Matrix`, view and page of a built catalogue, narrowed to titles or names with these words. */
export async function storiesOf(catalogue: string, words: readonly string[]): Promise<Story[]> {
  const { entries } = JSON.parse(await readFile(join(catalogue, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { readonly type: string; readonly subtype?: string }>
  }
  return (
    Object.values(entries)
      // The test of a story begins where its story rests, and ends elsewhere: it is no picture.
      .filter((entry) => entry.type === 'story' && entry.subtype !== 'test' && isLookedAt(entry))
      .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word.toLowerCase())))
      .map(({ id, title, name, tags }) => ({ id, title, name, tags }))
  )
}
