import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { paramsOf } from '@kindling/api-client/contract/error-params'
import { errorsOf } from '@kindling/api-client/contract/errors-of'
import { schemas } from '@kindling/api-client/contract/schemas'
import { failing } from '@kindling/api-client/scenarios'
import type { Client } from '@kindling/api-client/transport'
import {
  type CatalogueEntry,
  catalogue,
  type ErrorCode,
  fieldCodes,
  isErrorCode,
} from '@kindling/validation/errors'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import type { Answered, Browser } from './testing/browser.ts'
import type { HappyCalls } from './testing/calls/prepared.ts'
import { ofNoProject, ofStranger, ofSuspended } from './testing/calls/rejection.ts'
import { happyCalls } from './testing/happy-calls.ts'
import type { TestPlatform } from './testing/platform.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import { rejections } from './testing/rejections.ts'
import { scenarioBrowser, scenarioStage } from './testing/scenario-stage.ts'
import type { Stage } from './testing/stage.ts'

/*
 * The same contract is served by the platform and by the scenarios that stories run on. Every served call goes well
 * on both, and is rejected alike on both with each code it lists, so neither can lie.
 */

const made = platformForTests()
afterEach(() => vi.restoreAllMocks())

interface AnyPrepared {
  readonly browser: Browser
  readonly input: Parameters<Client>[1]
}
const served = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (name): name is ServedName => contract[name].status === 'served',
)
/** The codes of every access, where a call has no other way to them. */
const ofAccess: Readonly<Partial<Record<ErrorCode, (name: ServedName) => unknown>>> = {
  NOT_FOUND: ofNoProject,
  BACKER_PRIVATE: ofStranger,
  MISSING_PERMISSION: ofStranger,
  INVALID_PROJECT_STATE: ofSuspended,
}
const pairs = served.flatMap((name) =>
  errorsOf<EndpointSpec>(contract[name]).map((code) => [name, code] as const),
)

/** Makes the call and gives what came over the wire, whatever it was. */
async function callBy({ browser, input }: AnyPrepared, name: ServedName): Promise<Answered> {
  const endpoint: EndpointSpec = contract[name]
  await browser.client(endpoint, input as never).catch(() => undefined)
  const answered = browser.last()
  if (!answered) throw new Error(`${name} was never sent`)
  return answered
}

const happyOn = (stage: Stage, name: ServedName) =>
  (happyCalls[name] as (stage: Stage) => Promise<AnyPrepared>)(stage)

const errorBody = z.strictObject({
  errors: z
    .array(
      z.strictObject({
        code: z.string().refine(isErrorCode),
        field: z.string().min(1).optional(),
        params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      }),
    )
    .min(1),
})

describe('a call that goes well', () => {
  it.each(served)('%s answers as the contract says, and nothing beyond it, on both', async (name) => {
    const { statements: budget }: EndpointSpec = contract[name]
    expect(budget, `${name} names no budget of statements`).toBeDefined()
    for (const stage of [made.stage, scenarioStage()]) {
      const prepared = await happyOn(stage, name)
      const before = made.platform.statements()
      const { status, headers, body } = await callBy(prepared, name)
      // Scenarios take none.
      const taken = made.platform.statements() - before
      expect(taken, `${name} took ${taken} statements, its budget is ${budget}`).toBeLessThanOrEqual(
        budget ?? 0,
      )
      expect(status).toBe(200)
      expect(headers.get('content-type')).toMatch(/^application\/json/)
      // Parsing drops what the schema does not know, so a key too many is a difference.
      expect(schemas[name].answer.parse(body)).toStrictEqual(body)
    }
  })
})

describe('a rejection', () => {
  it.each(pairs)('%s gives %s, with the same status and body on both', async (name, code) => {
    const own: Partial<Record<ErrorCode, unknown>> = rejections[name]
    const provoke = (own[code] ?? ofAccess[code]?.(name)) as (
      platform: TestPlatform,
      happy: HappyCalls,
    ) => Promise<AnyPrepared>
    const { browser, input } = await provoke(made.platform, happyCalls)
    const real = await callBy({ browser, input }, name)
    const { errors } = errorBody.parse(real.body)
    const [item] = errors
    expect(item?.code).toBe(code)
    if ((fieldCodes as readonly string[]).includes(code))
      expect(item?.field, 'the field it concerns').toBeDefined()

    const entry: CatalogueEntry = catalogue[code]
    expect(real.status).toBe(entry.status)
    expect(entry.origin).not.toBe('client')
    // A field with words of its own may need no figures; the general words need all of theirs.
    const hasOwnWords = item?.field !== undefined && (entry.fields ?? []).includes(item.field)
    for (const param of hasOwnWords ? [] : (entry.params ?? [])) expect(item?.params).toHaveProperty(param)

    const limits = paramsOf(name, code, item?.field)
    const named = Object.keys(item?.params ?? {}).filter((param) => ['min', 'max', 'types'].includes(param))
    if (limits || named.length > 0) expect(item?.params, 'limits of error-params.ts').toEqual(limits)

    const { code: _, ...detail } = item ?? { code }
    const told = await callBy(
      { browser: scenarioBrowser([failing(name, code as never, detail as never)]), input },
      name,
    )
    expect({ status: told.status, body: told.body, wait: told.headers.has('retry-after') }).toEqual({
      status: real.status,
      body: { errors: [item] },
      wait: real.headers.has('retry-after'),
    })
  })
})

/** Another value of the same kind. Texts that only certain values are good for stay. */
function other(field: string, value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  return field === 'id' || field === 'text' ? 'other' : value
}

const rawJson = (body: string, method = 'POST') => ({
  method,
  body,
  headers: { 'content-type': 'application/json' },
})
const codesOf = ({ body }: Answered) => {
  const item = errorBody.parse(body).errors[0]
  return [item?.code, item?.field]
}

describe('what every call rejects alike, and so no call lists', () => {
  it.each<[string, string, readonly [ErrorCode, string | undefined]]>([
    ['nothing at all', '', ['FIELD_MISSING', 'email']],
    ['no object', '[]', ['INVALID_TYPE', undefined]],
    ['null', 'null', ['INVALID_TYPE', undefined]],
    ['half a body', '{"email":', ['INVALID_TYPE', undefined]],
    ['a missing field', '{"password":"long enough"}', ['FIELD_MISSING', 'email']],
    ['null for a text', '{"email":null,"password":"x"}', ['INVALID_TYPE', 'email']],
    ['a number for a text', '{"email":"a@b.example","password":5}', ['INVALID_TYPE', 'password']],
    ['NUL', '{"email":"a@b.example","password":"long\\u0000enough"}', ['REGEX_FAIL', 'password']],
    [
      'half a character',
      '{"email":"a@b.example","password":"long\\ud800enough"}',
      ['REGEX_FAIL', 'password'],
    ],
  ])('a body that is %s', async (_what, body, expected) => {
    const answered = await made.stage.visitor().send('/users/', rawJson(body))
    expect(answered.status).toBe(400)
    expect(codesOf(answered)).toEqual(expected)
  })

  it('a body above all bounds, saying how large one may be', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(4 * 1024 * 1024), password: '' })
    const answered = await made.stage.visitor().send('/users/', rawJson(body))
    expect([answered.status, answered.body]).toEqual([
      400,
      { errors: [{ code: 'FILE_SIZE_BIG', params: { max: 0.01 } }] },
    ])
  })

  it('an unknown address, or a wrong method', async () => {
    const visitor = made.stage.visitor()
    for (const [path, method] of [
      ['/', 'GET'],
      ['/no/such/path', 'GET'],
      ['/categories/', 'DELETE'],
      ['/projects/%00/', 'GET'],
      ['/projects/%ff/', 'GET'],
      ['/projects/%F0%9F%98%80/', 'GET'],
    ] as const) {
      const answered = await visitor.send(path, method === 'GET' ? {} : rawJson('{}', method))
      expect([path, answered.status, codesOf(answered)[0]]).toEqual([path, 404, 'NOT_FOUND'])
    }
  })

  const withSession = served.filter((name) => contract[name].auth === 'session')
  it.each(withSession)(
    '%s without a session: RESTRICTED_AREA, before anything is looked at',
    async (name) => {
      const endpoint: EndpointSpec = contract[name]
      const path = `/${endpoint.path.replace(/\{\w+\}/g, '1')}`
      const type = endpoint.multipart ? 'multipart/form-data; boundary=x' : 'application/json'
      const { method } = endpoint
      const answered = await made.stage
        .visitor()
        .send(path, method === 'GET' ? {} : { method, body: 'not json', headers: { 'content-type': type } })
      expect([answered.status, codesOf(answered)]).toEqual([401, ['RESTRICTED_AREA', undefined]])
    },
  )

  const once = served.filter((name) => 'idempotent' in contract[name])
  it.each(once)('%s without a usable Idempotency-Key', async (name) => {
    const endpoint: EndpointSpec = contract[name]
    const { browser, input } = (await happyOn(made.stage, name)) as unknown as {
      browser: Browser
      input: { params: Record<string, string>; body?: Record<string, unknown> }
    }
    const path = `/${endpoint.path.replace(/\{(\w+)\}/g, (_, place: string) => input.params[place] ?? '')}`
    const send = (body: unknown, key?: string) =>
      browser.send(path, {
        method: endpoint.method,
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(key ? { 'idempotency-key': key } : {}) },
      })
    expect(codesOf(await send(input.body))).toEqual(['FIELD_MISSING', 'idempotency_key'])
    expect(codesOf(await send(input.body, 'k'.repeat(256)))).toEqual([
      'ITERABLE_LENGTH_LONG',
      'idempotency_key',
    ])
    const answered = await send(input.body, 'one')
    expect([answered.status, answered.status === 200 ? '' : codesOf(answered)[0]]).toEqual([200, ''])
    // A call without a body has no other one.
    if (input.body === undefined) return
    const changedBody = Object.fromEntries(
      Object.entries(input.body).map(([field, value]) => [field, other(field, value)]),
    )
    expect(codesOf(await send(changedBody, 'one'))).toEqual(['INTEGRITY_ERROR', 'idempotency_key'])
  })
})
