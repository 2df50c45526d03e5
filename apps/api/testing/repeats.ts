import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { type Client, isApiError } from '@kindling/api-client/transport'
import type { Database } from '../database/connection.ts'
import { checkInvariants } from '../money/invariants.ts'
import type { Browser } from './browser.ts'
import { happyCalls } from './happy-calls.ts'
import type { Stage } from './stage.ts'

/** What a call came to. */
export interface Outcome {
  readonly status: number
  /** Null: it went well. */
  readonly code: string | null
  readonly field: string | undefined
  /** As text, so that two answers are compared byte for byte. */
  readonly answer: string
}

/** A call that goes well, ready to be made any number of times. */
export interface Repeatable {
  readonly browser: Browser
  readonly input: Readonly<Record<string, unknown>>
  /** @param change parts of the input that are others, and who calls if somebody else does. */
  readonly send: (change?: Readonly<Record<string, unknown>>, by?: Browser) => Promise<Outcome>
}

async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    return { status: 200, code: null, field: undefined, answer: JSON.stringify(await call) }
  } catch (error) {
    if (!isApiError(error)) throw error
    const { status, code, field, errors } = error
    return { status, code, field, answer: JSON.stringify(errors) }
  }
}

const served = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (name): name is ServedName => contract[name].status === 'served',
)
const isKeyed = (name: ServedName) => 'idempotent' in contract[name]

/** Calls that change something and carry an Idempotency-Key. */
export const keyedCalls = served.filter(isKeyed)
/** Calls that are no GET and carry none. */
export const unkeyedCalls = served.filter((name) => contract[name].method !== 'GET' && !isKeyed(name))

export async function prepareCall(stage: Stage, name: ServedName): Promise<Repeatable> {
  const endpoint: EndpointSpec = contract[name]
  const { browser, input } = await (
    happyCalls[name] as (stage: Stage) => Promise<Pick<Repeatable, 'browser' | 'input'>>
  )(stage)
  return {
    browser,
    input,
    send: (change = {}, by = browser) =>
      outcomeOf(by.client(endpoint, { ...input, ...change } as Parameters<Client>[1])),
  }
}

/** People of a discussion have pledges without items, which no call makes. */
const brokenByStage = [
  'a pledge that stands has items',
  'backers of a project are its people with a pledge that stands, unless it missed its goal',
]

/** Invariants that calls have broken. */
export const brokenInvariants = async (db: Database) =>
  (await checkInvariants(db)).filter(({ name }) => !brokenByStage.includes(name))
