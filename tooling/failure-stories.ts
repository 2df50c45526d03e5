import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './run.ts'

/** A story that plays one failure of one endpoint: `fails('<endpoint>', '<CODE>', { field, params })`. */
export interface StoryOfFailure {
  readonly endpoint: string
  readonly code: string
  readonly field: string | undefined
  readonly params: Readonly<Record<string, string>>
  readonly id: string
  readonly title: string
  readonly name: string
  /** The comment above it. */
  readonly words: string
}

/** A story's name from its export, as Storybook makes it: `NotFoundIn2Steps` is "Not Found In 2 Steps". */
export const nameOfStory = (key: string): string =>
  key
    .replace(/[_\-.]/g, ' ')
    .replace(/([^\n])([A-Z])([a-z])/g, '$1 $2$3')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([a-z])(\d)/gi, '$1 $2')
    .replace(/(\d)([a-z])/gi, '$1 $2')
    .replace(/ +/g, ' ')
    .trim()

const sanitised = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')

/** A story's id from the title of its file and its name. */
export const idOfStory = (title: string, name: string): string => `${sanitised(title)}--${sanitised(name)}`

const story = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export const (\w+) = \w+\.story\(/g
const failure = /\bfail(?:s|ing)\(\s*'(\w+)',\s*'(\w+)'(?:,\s*(\{(?:[^{}]|\{[^{}]*\})*\}))?/g
const pair = /(\w+):\s*'?([\w.-]+)'?/g

const plain = (comment = '') =>
  comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()

/** The failures that one story file plays. Read as text: endpoint and code are literals there. */
export function storiesIn(source: string): StoryOfFailure[] {
  const title = /title: '([^']+)'/.exec(source)?.[1]
  if (!title) return []
  const starts = [...source.matchAll(story)]
  return starts.flatMap((start, index) => {
    const body = source.slice(start.index + start[0].length, starts[index + 1]?.index)
    const name = nameOfStory(start[2] ?? '')
    return [...body.matchAll(failure)].map(([, endpoint = '', code = '', detail = '']) => ({
      endpoint,
      code,
      field: /\bfield:\s*'(\w+)'/.exec(detail)?.[1],
      params: Object.fromEntries(
        [...(/params:\s*\{([^}]*)\}/.exec(detail)?.[1] ?? '').matchAll(pair)].map(([, key, value]) => [
          key,
          value,
        ]),
      ),
      id: idOfStory(title, name),
      title,
      name,
      words: plain(start[1]),
    }))
  })
}

/** Every failure that a story of the views or the pages plays. */
export async function readStories(): Promise<StoryOfFailure[]> {
  const files: string[] = []
  for (const pattern of ['packages/ui/views/**/*.stories.tsx', 'apps/web/stories/**/*.stories.tsx']) {
    for await (const file of glob(pattern, { cwd: root })) files.push(file)
  }
  const sources = await Promise.all(files.sort().map((file) => readFile(join(root, file), 'utf8')))
  return sources.flatMap(storiesIn)
}
