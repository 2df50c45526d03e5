import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readStories, type StoryOfFailure } from '../.storybook/failure-stories.ts'
import type { EndpointSpec } from '../packages/api-client/contract/endpoint.ts'
import { paramsOf } from '../packages/api-client/contract/error-params.ts'
import { contract } from '../packages/api-client/contract/index.ts'
import { areaOf, byArea, journeyOf, keptIn, readServerTests, type ServerTest } from './atlas-journeys.ts'
import { type FailureShown, messageOf, type Words } from './atlas-messages.ts'
import { codesOf, everyCall } from './codes-of.ts'
import { root } from './run.ts'
import { whatHelps } from './what-helps.ts'

export interface AtlasRow {
  readonly endpoint: string
  readonly code: string
  /** Stories that show it; open the first. */
  readonly stories: readonly { readonly id: string; readonly title: string; readonly name: string }[]
  /** The reason why nobody sees it, if there is no story. */
  readonly reason: string | null
  /** The message a person reads. */
  readonly message: { readonly en: string; readonly fr: string }
  /** The recovery: the comment above the story, else the code's own. */
  readonly recovery: string
  /** The stories are of another call in the same category of view: it fails every call alike. */
  readonly byKind: boolean
  readonly method: string
  readonly path: string
  /** Part of the product, as `Pledging`, and what a person does there, as `Request password reset`. */
  readonly area: string
  readonly journey: string
  readonly kept: string
  /** The test that provokes it on the real platform. */
  readonly test: ServerTest
}

export interface Atlas {
  readonly rows: readonly AtlasRow[]
  /** Pairs with neither story nor reason. */
  readonly bare: readonly AtlasRow[]
  /** Pairs with a story but without a written recovery. */
  readonly helpless: readonly AtlasRow[]
  /** Reasons for pairs that do not exist, or that have a story. */
  readonly stale: readonly string[]
}

/**
 * What any call can give, or any call of a session, and every view of a kind shows alike, by the room of forms
 * (packages/ui/views/form): proven once a kind.
 */
const ofAnyCall = new Set([...everyCall, 'RATE_LIMITED', 'RESTRICTED_AREA'])

/** An area of the views, as `Views/Settings`; a page is a kind of its own. */
const kindOf = ({ title }: StoryOfFailure): string =>
  title.startsWith('Views/') ? title.split('/').slice(0, 2).join('/') : title

/** Stories of the pair; for a code of any call else one of the same kind of view as the call's own stories. */
function storiesOf(all: readonly StoryOfFailure[], endpoint: string, code: string, reason: string | null) {
  const own = all.filter((story) => story.endpoint === endpoint && story.code === code)
  if (own.length > 0 || reason !== null || !ofAnyCall.has(code)) return { found: own, byKind: false }
  const kinds = new Set(all.filter((story) => story.endpoint === endpoint).map(kindOf))
  const kin = all.filter((story) => story.code === code && kinds.has(kindOf(story)))
  return { found: kin.slice(0, 1), byKind: kin.length > 0 }
}

type Reasons = Readonly<Record<string, Readonly<Record<string, string>>>>

function wordsIn(language: string): (area: string) => Words {
  const known = new Map<string, Words>()
  return (area) => {
    const words =
      known.get(area) ??
      (JSON.parse(
        readFileSync(join(root, 'packages/ui/i18n/locales', language, `${area}.json`), 'utf8'),
      ) as Words)
    known.set(area, words)
    return words
  }
}

/** What a story's failure shows, with the limits that the contract names. */
const failureOf = ({ endpoint, code, field, params, ownKey, fills }: StoryOfFailure): FailureShown => ({
  endpoint,
  code,
  field,
  ownKey,
  params: { ...paramsOf(endpoint, code, field), ...params, ...fills },
})

/** What is read when a failure story has ended, in each language; `{{name}}` where it depends on the moment. */
export interface RestingSentence {
  readonly en: string
  readonly fr: string
}

/** The sentences of every failure story, by its id. */
export async function readSentences(): Promise<Record<string, RestingSentence[]>> {
  const [en, fr] = [wordsIn('en'), wordsIn('fr')]
  const found: Record<string, RestingSentence[]> = {}
  for (const story of await readStories()) {
    const failure = failureOf(story)
    found[story.id] = [
      ...(found[story.id] ?? []),
      { en: messageOf(en, 'en', failure), fr: messageOf(fr, 'fr', failure) },
    ]
  }
  return found
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

/** Every served endpoint with every code it can give, and the facts about each pair. */
export async function readAtlas(): Promise<Atlas> {
  const [stories, reasons, testOf] = await Promise.all([readStories(), readReasons(), readServerTests()])
  const [en, fr] = [wordsIn('en'), wordsIn('fr')]
  const served = Object.values<EndpointSpec>(contract).filter(({ status }) => status === 'served')
  const rows = served.flatMap((endpoint) =>
    codesOf(endpoint).map((code): AtlasRow => {
      const { name } = endpoint
      const reason = reasons[name]?.[code] ?? reasons[name]?.['*'] ?? null
      const { found, byKind } = storiesOf(stories, name, code, reason)
      const [first] = found
      const failure = first ? { ...failureOf(first), endpoint: name } : { endpoint: name, code }
      return {
        endpoint: name,
        code,
        stories: found.map(({ id, title, name: story }) => ({ id, title, name: story })),
        reason: first ? null : reason,
        message: { en: messageOf(en, 'en', failure), fr: messageOf(fr, 'fr', failure) },
        recovery: first ? first.words || whatHelps(code) : 'Nothing has to be done.',
        method: endpoint.method,
        path: endpoint.path,
        area: areaOf(name),
        journey: journeyOf(name),
        kept: keptIn(
          endpoint.method,
          code,
          first !== undefined,
          first?.clears && messageOf(en, 'en', { endpoint: name, code, ownKey: first.clears }),
        ),
        test: testOf(name, code),
        byKind,
      }
    }),
  )
  return {
    rows: rows.sort(byArea),
    bare: rows.filter(({ stories: found, reason }) => found.length === 0 && reason === null),
    helpless: rows.filter(({ stories: found, recovery }) => found.length > 0 && recovery === ''),
    stale: staleReasons(reasons, rows),
  }
}
