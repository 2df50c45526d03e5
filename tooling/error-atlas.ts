import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EndpointSpec } from '../packages/api-client/contract/endpoint.ts'
import { errorsOf } from '../packages/api-client/contract/errors-of.ts'
import { contract } from '../packages/api-client/contract/index.ts'
import { readStories, type StoryOfFailure } from './failure-stories.ts'
import { root } from './run.ts'

export interface AtlasRow {
  readonly endpoint: string
  readonly code: string
  /** Stories that show it; the first is the one to open. */
  readonly stories: readonly { readonly id: string; readonly title: string; readonly name: string }[]
  /** Why nobody sees it, where there is no story. */
  readonly reason: string | null
  /** What a person reads. */
  readonly message: { readonly en: string; readonly fr: string }
  /** What helps then: the words above the story. */
  readonly recovery: string
}

export interface Atlas {
  readonly rows: readonly AtlasRow[]
  /** Pairs with neither story nor reason. */
  readonly bare: readonly AtlasRow[]
  /** Reasons that speak of nothing, or of what a story shows. */
  readonly stale: readonly string[]
}

/** Codes of the transport itself, which any call can give (spec 1 §7). */
const everyCall = ['NETWORK_FAILURE', 'REQUEST_TIMEOUT', 'EXTERNAL_ERROR']

const codesOf = (endpoint: EndpointSpec): string[] => [
  ...new Set([
    ...errorsOf(endpoint),
    ...everyCall,
    ...(endpoint.auth === 'session' ? ['RESTRICTED_AREA'] : []),
  ]),
]

type Words = { readonly [key: string]: string | Words }
type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * Views whose words for a failure are their own: what cannot be read is told of the part of the page that misses
 * it. Area and key; `{code}` stands for the code.
 */
const ownWords: Readonly<Record<string, readonly string[]>> = {
  subscribeToNewsletter: ['home', 'newsletter.errors.{code}', 'newsletter.errors.default'],
  confirmNewsletter: ['email', 'newsletter.confirm.dead.{code}'],
  unsubscribeFromNewsletter: ['email', 'newsletter.unsubscribe.dead.{code}'],
  listProjects: ['listing', 'failed'],
  listFeaturedProjects: ['home', 'unavailable'],
  searchProjects: ['listing', 'failed'],
  getProject: ['system', 'shown.{code}', 'unreachable.title'],
  getMyPledges: ['system', 'unreachable.title'],
  logout: ['shell', 'account.stillLoggedIn'],
  getPledge: ['system', 'shown.{code}', 'unreachable.title'],
}
/** What is not there has a page of its own. */
const notFoundKeys: Readonly<Record<string, string>> = { 'shown.NOT_FOUND': 'notFound.title' }

const at = (words: Words, key: string): string | undefined => {
  let found: string | Words | undefined = words
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}
const filled = (text: string, params: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => params[name] ?? whole)

async function wordsIn(language: string): Promise<(area: string) => Promise<Words>> {
  const known = new Map<string, Words>()
  return async (area) => {
    const words =
      known.get(area) ??
      (JSON.parse(
        await readFile(join(root, 'packages/ui/i18n/locales', language, `${area}.json`), 'utf8'),
      ) as Words)
    known.set(area, words)
    return words
  }
}

/** The sentence of a failure: a view's own, else errors.{code}.{field}, errors.{code}.default, errors.default. */
async function messageOf(
  area: (name: string) => Promise<Words>,
  endpoint: string,
  code: string,
  story: StoryOfFailure | undefined,
): Promise<string> {
  const [own, ...keys] = ownWords[endpoint] ?? []
  if (own) {
    const words = await area(own)
    for (const key of keys) {
      const asked = key.replace('{code}', code)
      const text = at(words, notFoundKeys[asked] ?? asked)
      if (text) return text
    }
  }
  const words = await area('errors')
  const field = story?.field ? at(words, `${code}.${story.field}`) : undefined
  return filled(field ?? at(words, `${code}.default`) ?? at(words, 'default') ?? code, story?.params ?? {})
}

async function readReasons(): Promise<Reasons> {
  return JSON.parse(await readFile(join(root, 'docs/atlas-reasons.json'), 'utf8')) as Reasons
}

function staleReasons(reasons: Reasons, rows: readonly AtlasRow[]): string[] {
  return Object.entries(reasons).flatMap(([endpoint, byCode]) =>
    Object.keys(byCode).flatMap((code) => {
      const spoken = rows.filter((row) => row.endpoint === endpoint && (code === '*' || row.code === code))
      const name = `"${endpoint}" × "${code}"`
      if (spoken.length === 0) return [`${name} is nothing the contract serves. Remove it.`]
      if (spoken.every(({ stories }) => stories.length > 0)) return [`${name} has stories now. Remove it.`]
      return []
    }),
  )
}

/** Every served endpoint with every code it can give, and what is known of each pair. */
export async function readAtlas(): Promise<Atlas> {
  const [stories, reasons, en, fr] = await Promise.all([
    readStories(),
    readReasons(),
    wordsIn('en'),
    wordsIn('fr'),
  ])
  const served = Object.values<EndpointSpec>(contract).filter(({ status }) => status === 'served')
  const rows = await Promise.all(
    served.flatMap((endpoint) =>
      codesOf(endpoint).map(async (code): Promise<AtlasRow> => {
        const { name } = endpoint
        const found = stories.filter((story) => story.endpoint === name && story.code === code)
        const [first] = found
        return {
          endpoint: name,
          code,
          stories: found.map(({ id, title, name: story }) => ({ id, title, name: story })),
          reason: first ? null : (reasons[name]?.[code] ?? reasons[name]?.['*'] ?? null),
          message: { en: await messageOf(en, name, code, first), fr: await messageOf(fr, name, code, first) },
          recovery: first?.words ?? '',
        }
      }),
    ),
  )
  return {
    rows,
    bare: rows.filter(({ stories: found, reason }) => found.length === 0 && reason === null),
    stale: staleReasons(reasons, rows),
  }
}
