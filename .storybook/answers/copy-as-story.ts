import type { CallFacts } from './call-facts.ts'
import { type Choice, isCondition } from './choice.ts'

export interface CopiedStory {
  /** Name of the story's export, as `Default`. */
  readonly story: string
  /** The file of the story, from the root of the workspace. */
  readonly file: string
  /** The story sends its form by a step that `rejected` repeats. */
  readonly sends: boolean
  readonly calls: readonly CallFacts[]
  readonly choices: readonly Choice[]
}

const literal = (value: string) => `'${value.replace(/[\\']/g, '\\$&')}'`
const pascal = (text: string) =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('')
const codeName = (code: string) => pascal(code === code.toUpperCase() ? code.toLowerCase() : code)

/** The first sentence of a message as a pattern; what depends on the moment matches anything. */
function pattern(message: string): string {
  const [first = message] = message.match(/^.+?[.!?…](?=\s|$)/su) ?? []
  const escaped = first.replace(/[.*+?^$()|[\]\\/]/g, '\\$&').replace(/\{\{.+?\}\}/g, '.*')
  return `/${escaped}/`
}

/** The message and params of a choice. */
const factsOf = (calls: readonly CallFacts[], { call, answer, field }: Choice) => {
  const facts = calls.find(({ name }) => name === call)?.codes.find(({ code }) => code === answer)
  return facts?.fields.find((each) => each.field === field) ?? facts
}

const entries = (params: Readonly<Record<string, string | number>>) =>
  Object.entries(params)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? literal(value) : value}`)
    .join(', ')

function detail({ field }: Choice, params?: Readonly<Record<string, string | number>>): string {
  const parts = [
    ...(field ? [`field: ${literal(field)}`] : []),
    ...(params ? [`params: { ${entries(params)} }`] : []),
  ]
  return parts.length > 0 ? `, { ${parts.join(', ')} }` : ''
}

/** What one call is told to answer, as a handler. */
function handler(copied: CopiedStory, choice: Choice): readonly [uses: string, code: string] {
  const { call, answer } = choice
  if (answer === 'slow') return ['slow', `slow(${literal(call)}, 3000)`]
  if (answer === 'never') return ['pending', `pending(${literal(call)})`]
  if (answer === 'malformed') return ['malformed', `malformed(${literal(call)})`]
  if (answer === 'offline') return ['failing', `failing(${literal(call)}, 'NETWORK_FAILURE')`]
  const { params } = factsOf(copied.calls, choice) ?? {}
  return ['failing', `failing(${literal(call)}, ${literal(answer)}${detail(choice, params)})`]
}

function rejection(calls: readonly CallFacts[], choice: Choice) {
  const { call, answer } = choice
  if (answer === 'malformed') return { uses: 'unreadable', code: `unreadable(${literal(call)})` }
  const code = answer === 'offline' ? 'NETWORK_FAILURE' : answer
  const { message, params } = factsOf(calls, { ...choice, answer: code }) ?? {}
  const known = [literal(call), literal(code), pattern(message?.en ?? '')].join(', ')
  return { uses: 'rejected', code: `rejected(${known}${detail(choice, params)})` }
}

const sharedFrom = (file: string): string => {
  if (!file.startsWith('packages/ui/views/')) return '@kindling/ui/views/story-rejected'
  const depth = file.split('/').length - 'packages/ui/views/'.split('/').length
  return `${'../'.repeat(depth)}shared/story-rejected.ts`
}

/**
 * The lines that make a story of what a person chose, in the pattern of the story files; empty without a choice. One
 * rejected call becomes a `rejected` story, which asserts its message and rests there.
 */
export function copyAsStory(copied: CopiedStory): string {
  const { story, file, sends, calls, choices } = copied
  const [only, ...more] = choices
  if (!only) return ''
  const name = choices.map(({ call, answer }) => pascal(call) + codeName(answer)).join('')
  const waits = (choice: Choice) => isCondition(choice.answer) && /slow|never/.test(choice.answer)
  if (more.length === 0 && !waits(only)) {
    const { uses, code } = rejection(calls, only)
    const base = sends ? story : `${story}.extend({ parameters: { send: opened } })`
    return [
      `import { ${sends ? uses : `opened, ${uses}`} } from '${sharedFrom(file)}'`,
      '',
      `export const ${name} = ${base}.extend(`,
      `  ${code},`,
      ')',
    ].join('\n')
  }
  const handlers = choices.map((choice) => handler(copied, choice))
  const imports = [...new Set(handlers.map(([uses]) => uses))].sort().join(', ')
  return [
    `import { ${imports} } from '@kindling/api-client/scenarios'`,
    '',
    `export const ${name} = ${story}.extend({`,
    `  parameters: { rejects: [${handlers.map(([, code]) => code).join(', ')}] },`,
    ...(sends ? ['  play: (context) => context.parameters.send(context),'] : []),
    '})',
  ].join('\n')
}
