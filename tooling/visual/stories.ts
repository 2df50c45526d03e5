import { readFile } from 'node:fs/promises'
import { join, normalize } from 'node:path'
import { modes } from '../../.storybook/modes.ts'

export interface Story {
  readonly id: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
  /** Its file, from the root of the repository. */
  readonly file: string
}

export interface Mode {
  readonly name: keyof typeof modes
  /** Pixels. */
  readonly width: number
  /** Globals of the catalogue, as its address takes them. */
  readonly globals: string
}

const modeOf = (name: keyof typeof modes): Mode => {
  const { viewport, ...globals }: Readonly<Record<string, string>> = modes[name]
  return {
    name,
    width: viewport === 'phone' ? 390 : 1280,
    globals: Object.entries(globals)
      .map(([key, value]) => `${key}:${value}`)
      .join(';'),
  }
}
const [light, dark, phone, french] = [modeOf('light'), modeOf('dark'), modeOf('phone'), modeOf('french')]
const rightToLeft = modeOf('right-to-left')

const isLookedAt = ({ name, tags }: Story) =>
  name === 'Matrix' || tags.includes('views') || tags.includes('errors')

/**
 * How a story is photographed. Words of a `Matrix` are its own, so French changes nothing; a rejection looks alike in
 * every mode but for its message; a phone's story is a phone's. A view asks for right to left by the tag `rtl`.
 */
export function modesOf({ name, tags }: Story): readonly Mode[] {
  if (/\bon a phone$/i.test(name)) return [phone]
  if (tags.includes('errors')) return [light, french]
  if (name === 'Matrix') return [light, dark, phone, rightToLeft]
  return [light, dark, phone, french, ...(tags.includes('rtl') ? [rightToLeft] : [])]
}

/** Every story of a built catalogue, narrowed to ids with one of these words. */
export async function everyStoryOf(catalogue: string, words: readonly string[] = []): Promise<Story[]> {
  const { entries } = JSON.parse(await readFile(join(catalogue, 'index.json'), 'utf8')) as {
    entries: Record<
      string,
      Omit<Story, 'file'> & {
        readonly type: string
        readonly subtype?: string
        readonly importPath: string
      }
    >
  }
  return (
    Object.values(entries)
      // The test of a story begins where its story rests, and ends elsewhere: it is no picture.
      .filter(({ type, subtype }) => type === 'story' && subtype !== 'test')
      .map(({ id, title, name, tags, importPath }) => ({
        id,
        title,
        name,
        tags,
        file: normalize(join('.storybook', importPath)),
      }))
      .filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word.toLowerCase())))
  )
}

/** Of these, each `Matrix`, view and page. */
export const storiesOf = async (catalogue: string, words?: readonly string[]): Promise<Story[]> =>
  (await everyStoryOf(catalogue, words)).filter(isLookedAt)
