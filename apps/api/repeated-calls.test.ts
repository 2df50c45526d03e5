import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { errorsOf } from '@kindling/api-client/contract/errors-of'
import type { ErrorCode } from '@kindling/validation/errors'
import { WINDOW } from '@kindling/validation/limits'
import { afterAll, describe, expect, it } from 'vitest'
import { forgetExpired } from './operations/forget-expired.ts'
import { changeOf, countRows, fingerprint } from './testing/fingerprint.ts'
import { replays } from './testing/happy-calls.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import { brokenInvariants, keyedCalls, type Outcome, prepareCall, unkeyedCalls } from './testing/repeats.ts'
import { startPostgres } from './testing/servers.ts'
import { newcomer } from './testing/sign-in.ts'

/*
 * Statement M4 for every call that changes something, generated from the contract: whatever is sent again, nothing is
 * doubled. CI sends a call 8 times at once on the embedded database; `pnpm prove` 32 times, on PostgreSQL too.
 */

const atOnce = Number(process.env.CALLS_AT_ONCE ?? 8)
const server = process.env.REPEATS_ON === 'postgres' ? await startPostgres() : null
afterAll(() => server?.stop())
const made = platformForTests(server ? { database: await server.createDatabase('repeats') } : {})

const prepare = (name: ServedName) => prepareCall(made.stage, name)
const rows = () => countRows(made.platform)
const manyTimes = (send: () => Promise<Outcome>) => Promise.all(Array.from({ length: atOnce }, () => send()))
/** What one call adds to each table, and takes out of it. */
async function changeOfOne(name: ServedName) {
  const { send } = await prepare(name)
  const before = await rows()
  expect(await send()).toMatchObject({ status: 200 })
  return changeOf(before, await rows())
}

/** The codes that the contract names for a call, and what every call of a person may be answered. */
const codesFor = (name: ServedName): readonly ErrorCode[] => {
  const endpoint: EndpointSpec = contract[name]
  return [...errorsOf(endpoint), ...(endpoint.auth === 'session' ? (['RESTRICTED_AREA'] as const) : [])]
}

type Input = Readonly<Record<string, unknown>>

/** Another value of the same type. */
function other(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return `${value}0`
}

/** The same call with one other value in its body; null: it has no body. */
function otherBody({ body }: Input): Input | null {
  if (body === undefined) return null
  const fields = body as Input
  const [field = ''] = Object.keys(fields)
  return { body: { ...fields, [field]: other(fields[field]) } }
}

/** The same call about another thing of its project, or of its person; null: it is about none. */
function otherThing(name: ServedName, { params }: Input): Input | null {
  const places = [...contract[name].path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place)
  const last = places.at(-1)
  // A project that is not there is NOT_FOUND before any key is looked at.
  if (last === undefined || last === 'id' || last === 'projectId') return null
  return { params: { ...(params as Input), [last]: 'another' } }
}

describe('M4: a call with a key', () => {
  it.each(keyedCalls)(
    '%s: sent again has the same answer; as another call, or by another person, not',
    async (name) => {
      const { send, input } = await prepare(name)
      const first = await send()
      expect(first.status).toBe(200)
      const before = await fingerprint(made.platform)
      expect(await send()).toEqual(first)
      const others = [otherBody(input), otherThing(name, input)].filter((change) => change !== null)
      expect(others).not.toEqual([])
      for (const change of others)
        expect(await send(change)).toMatchObject({ code: 'INTEGRITY_ERROR', field: 'idempotency_key' })
      expect(await fingerprint(made.platform)).toBe(before)
      const theirs = await send({}, await newcomer(made.platform))
      expect(theirs.answer).not.toBe(first.answer)
      expect(theirs.status).toBeLessThan(500)
      expect(await send()).toEqual(first)
    },
  )

  it.each(keyedCalls)('%s: many times at once, or once its key is forgotten, is done once', async (name) => {
    const one = await changeOfOne(name)
    const { send } = await prepare(name)
    const before = await rows()
    const outcomes = await manyTimes(send)
    expect(new Set(outcomes.map(({ status, answer }) => `${status} ${answer}`)).size).toBe(1)
    expect(outcomes[0]?.status).toBe(200)
    const done = await rows()
    expect(changeOf(before, done)).toEqual(one)

    made.platform.clock.advance(WINDOW.repeatedCallMs + 1)
    await forgetExpired(made.platform.platform)
    const forgotten = await rows()
    const late = await send()
    if (late.code !== null) expect(codesFor(name)).toContain(late.code)
    // The key is kept anew, and nothing beside it.
    expect(changeOf(forgotten, await rows())).toEqual({ idempotency_keys: 1 })
  })
})

describe('a call without a key', () => {
  it('that is known to do otherwise than before is one of them', () => {
    expect(Object.keys(replays).filter((name) => !unkeyedCalls.includes(name as ServedName))).toEqual([])
  })

  it.each(unkeyedCalls)(
    '%s: sent again, and many times at once, does what it is known to do',
    async (name) => {
      const expected = replays[name]?.replay ?? 'same'
      const { send } = await prepare(name)
      const untouched = await rows()
      expect(await send()).toMatchObject({ status: 200 })
      const one = changeOf(untouched, await rows())
      const before = await fingerprint(made.platform)
      const { code } = await send()
      const after = await fingerprint(made.platform)
      expect(code ?? (after === before ? 'same' : 'adds')).toBe(expected)
      if (code !== null) expect(codesFor(name)).toContain(code)
      if (code !== null && !replays[name]?.counted) expect(after).toBe(before)

      const crowd = await prepare(name)
      const empty = expected === 'adds' ? null : await rows()
      const outcomes = await manyTimes(crowd.send)
      const codes = outcomes.map((outcome) => outcome.code)
      expect(codes).toContain(null)
      expect(codes.filter((each) => each !== null && !codesFor(name).includes(each as ErrorCode))).toEqual([])
      if (empty) expect(changeOf(empty, await rows())).toEqual(one)
    },
  )
})

it('leaves books, pledges and stock as they must be', async () => {
  expect(await brokenInvariants(made.platform.platform.db)).toEqual([])
})
