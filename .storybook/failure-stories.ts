import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { types as t } from 'storybook/internal/babel'
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools'

/** A story that plays one failure of one endpoint: `rejected('<endpoint>', '<CODE>', …)` or `fails(…)`. */
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

const root = fileURLToPath(new URL('..', import.meta.url))
/** Functions that give a story its failure. Endpoint and code are literals there. */
const givers = new Set(['rejected', 'fails', 'failing'])

type Literal = string | { readonly [key: string]: Literal }

/** An object of literals as a value; computed properties are skipped. */
function literal(node: t.Node | null | undefined): Literal | undefined {
  if (t.isStringLiteral(node)) return node.value
  if (t.isNumericLiteral(node)) return String(node.value)
  if (!t.isObjectExpression(node)) return undefined
  const entries = node.properties.flatMap((property) => {
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return []
    const value = literal(property.value)
    return value === undefined ? [] : [[property.key.name, value] as const]
  })
  return Object.fromEntries(entries)
}

const isObject = (value: Literal | undefined): value is { readonly [key: string]: Literal } =>
  typeof value === 'object'

type Failure = Pick<StoryOfFailure, 'endpoint' | 'code' | 'field' | 'params'>

/** The failures of the calls inside one story. */
function failuresIn(story: t.Node): Failure[] {
  const found: Failure[] = []
  const visit = (node: t.Node) => {
    if (!t.isCallExpression(node) || !t.isIdentifier(node.callee) || !givers.has(node.callee.name)) return
    const [endpoint, code] = node.arguments.map((each) => literal(each))
    if (typeof endpoint !== 'string' || typeof code !== 'string') return
    const detail =
      node.arguments
        .slice(2)
        .map((each) => literal(each))
        .find(isObject) ?? {}
    const params = isObject(detail.params) ? detail.params : {}
    found.push({
      endpoint,
      code,
      field: typeof detail.field === 'string' ? detail.field : undefined,
      params: Object.fromEntries(
        Object.entries(params).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      ),
    })
  }
  t.traverseFast(story, visit)
  return found
}

/** The failures that one story file plays, parsed like Storybook. */
export function storiesIn(source: string, fileName = 'a.stories.tsx'): StoryOfFailure[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title }).parse()
  const title = csf.meta?.title ?? ''
  return Object.entries(csf._stories).flatMap(([key, { id, name = key }]) => {
    const words = extractDescription(csf._storyStatements[key]).replace(/\s+/g, ' ')
    return failuresIn(csf.getStoryExport(key)).map((failure) => ({ ...failure, id, title, name, words }))
  })
}

/** Every failure that a story of the views or the pages plays. */
export async function readStories(): Promise<StoryOfFailure[]> {
  const files = ['packages/ui/views/**/*.stories.tsx', 'apps/web/stories/**/*.stories.tsx']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
  const sources = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return sources.flatMap((source, index) => storiesIn(source, files[index]))
}
