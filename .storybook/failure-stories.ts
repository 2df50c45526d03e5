import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { babelParse, types as t } from 'storybook/internal/babel'
import { extractDescription, loadCsf } from 'storybook/internal/csf-tools'

/** A story that ends in one failure of one endpoint: `rejected('<endpoint>', '<CODE>', …)`, or by `rejecting`. */
export interface StoryOfFailure {
  readonly endpoint: string
  readonly code: string
  readonly field: string | undefined
  readonly params: Readonly<Record<string, string>>
  /** Key of the message where the view has one of its own, as `settings:gone`, and what that message is filled with. */
  readonly ownKey: string | undefined
  readonly fills: Readonly<Record<string, string>>
  /** Key of the label of the field that is emptied. */
  readonly clears: string | undefined
  readonly id: string
  readonly title: string
  readonly name: string
  /** The comment above it. */
  readonly words: string
}

const root = fileURLToPath(new URL('..', import.meta.url))
/**
 * The arguments of what gives a story the failure that it rests in, endpoint and code first:
 * `rejected('<endpoint>', '<CODE>', …)`, or `rejects('<CODE>', …)` after `const rejects = rejecting('<endpoint>')`.
 */
function givenBy({ callee, arguments: given }: t.CallExpression, constants: Constants): t.Node[] | undefined {
  if (!t.isIdentifier(callee)) return undefined
  if (callee.name === 'rejected') return given
  const made = constants.get(callee.name)
  if (!t.isCallExpression(made) || !t.isIdentifier(made.callee, { name: 'rejecting' })) return undefined
  return [...made.arguments, ...given]
}

type Literal = string | { readonly [key: string]: Literal }

/** Constants of the file by name: options that several of its stories share. */
type Constants = ReadonlyMap<string, t.Expression>

/** An object of literals as a value, shared constants resolved; computed properties are skipped. */
function literal(node: t.Node | null | undefined, constants: Constants): Literal | undefined {
  if (t.isTSAsExpression(node) || t.isTSSatisfiesExpression(node)) return literal(node.expression, constants)
  if (t.isIdentifier(node)) return literal(constants.get(node.name), constants)
  if (t.isStringLiteral(node)) return node.value
  if (t.isNumericLiteral(node)) return String(node.value)
  if (!t.isObjectExpression(node)) return undefined
  const entries = node.properties.flatMap((property) => {
    if (t.isSpreadElement(property)) return Object.entries(literal(property.argument, constants) ?? {})
    if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return []
    const value = literal(property.value, constants)
    return value === undefined ? [] : [[property.key.name, value] as const]
  })
  return Object.fromEntries(entries)
}

function constantsIn(program: t.Node): Constants {
  const found = new Map<string, t.Expression>()
  t.traverseFast(program, (node) => {
    if (t.isVariableDeclarator(node) && t.isIdentifier(node.id) && node.init)
      found.set(node.id.name, node.init)
  })
  return found
}

const isObject = (value: Literal | undefined): value is { readonly [key: string]: Literal } =>
  typeof value === 'object'

const textsOf = (value: Literal | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

type Failure = Pick<StoryOfFailure, 'endpoint' | 'code' | 'field' | 'params' | 'ownKey' | 'fills' | 'clears'>

/** The failures of the calls inside one story. */
function failuresIn(story: t.Node, constants: Constants): Failure[] {
  const found: Failure[] = []
  const visit = (node: t.Node) => {
    const given = t.isCallExpression(node) && givenBy(node, constants)
    if (!given) return
    const [endpoint, code, ...rest] = given.map((each) => literal(each, constants))
    if (typeof endpoint !== 'string' || typeof code !== 'string') return
    const named = rest.find((each) => typeof each === 'string')
    const detail = rest.find(isObject) ?? (named === undefined ? {} : { field: named })
    found.push({
      endpoint,
      code,
      field: typeof detail.field === 'string' ? detail.field : undefined,
      params: textsOf(detail.params),
      ownKey: typeof detail.words === 'string' ? detail.words : undefined,
      fills: textsOf(detail.fills),
      clears: typeof detail.clears === 'string' ? detail.clears : undefined,
    })
  }
  t.traverseFast(story, visit)
  return found
}

/** The failures that one story file plays, parsed like Storybook. */
export function storiesIn(
  source: string,
  fileName = 'a.stories.tsx',
  shared: Constants = new Map(),
): StoryOfFailure[] {
  const csf = loadCsf(source, { fileName, makeTitle: (title) => title }).parse()
  const title = csf.meta?.title ?? ''
  const constants = new Map([...shared, ...constantsIn(csf._ast)])
  return Object.entries(csf._stories).flatMap(([key, { id, name = key }]) => {
    const words = extractDescription(csf._storyStatements[key]).replace(/\s+/g, ' ')
    return failuresIn(csf.getStoryExport(key), constants).map((failure) => ({
      ...failure,
      id,
      title,
      name,
      words,
    }))
  })
}

/** Every failure that a story of the views or the pages plays. */
export async function readStories(): Promise<StoryOfFailure[]> {
  const files = ['packages/ui/views/**/*.stories.tsx', 'apps/web/stories/**/*.stories.tsx']
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
  const read = (file: string) => readFile(join(root, file), 'utf8')
  const sources = await Promise.all(files.map(read))
  const shared = constantsIn(babelParse(await read('apps/web/stories/plays.ts')))
  return sources.flatMap((source, index) => storiesIn(source, files[index], shared))
}
