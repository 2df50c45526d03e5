import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { fillPath } from '@kindling/api-client/contract/endpoint'
import { schemas } from '@kindling/api-client/contract/schemas'
import { isErrorCode } from '@kindling/validation/errors'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { createRandom } from './demo/random.ts'
import { happyCalls } from './testing/happy-calls.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import type { Stage } from './testing/stage.ts'

/*
 * accounts 29: whatever is sent, nothing breaks. Each served call is made as it goes well, with parts of it replaced
 * by what nobody's product sends; the answer is the contract's or a rejection with codes of the catalogue, never a 5xx.
 */

const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  0.1,
  '',
  ' ',
  'a'.repeat(20_000),
  '\u0000',
  '\ud800',
  '‮مرحبا',
  "'; drop table users; --",
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '2026-13-45',
  [],
  [[]],
  {},
  { length: 1 },
  { __proto__: { admin: true }, constructor: 'x' },
]
/** Of each call; 24 of them are a part of `pnpm prove`. */
const rounds = Number(process.env.FUZZ_CALLS ?? 4)

interface AnyPrepared {
  readonly browser: { send: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown }> }
  readonly input: {
    readonly params?: Readonly<Record<string, string>>
    readonly query?: Readonly<Record<string, unknown>>
    readonly body?: Readonly<Record<string, unknown>>
    readonly credentials?: { readonly email: string; readonly password: string }
    readonly idempotencyKey?: string
  }
}

const rejection = z.strictObject({
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
const made = platformForTests()
const served = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (name): name is ServedName => contract[name].status === 'served',
)

describe('accounts 29: whatever is sent', () => {
  it.each(served)('%s answers by its contract or rejects', async (name) => {
    const endpoint: EndpointSpec = contract[name]
    const { browser, input } = await (happyCalls[name] as unknown as (stage: Stage) => Promise<AnyPrepared>)(
      made.stage,
    )
    const { next: random, pick } = createRandom(name.length * 7919)
    const spoil = (values: Readonly<Record<string, unknown>> = {}) => {
      const keys = [...Object.keys(values), 'nobody_knows_this']
      return { ...values, [pick(keys)]: pick(odd) }
    }
    for (let round = 0; round < rounds; round++) {
      const params = Object.fromEntries(
        Object.entries(input.params ?? {}).map(([key, value]) => [
          key,
          random() < 0.4 ? String(pick(odd)).replaceAll('\ud800', '') || 'x' : value,
        ]),
      )
      const query = random() < 0.5 ? spoil(input.query) : (input.query ?? {})
      const text = new URLSearchParams(
        Object.entries(query).map(([key, value]) => [key, String(value).slice(0, 2_000)]),
      )
      const body = random() < 0.1 ? pick(odd) : random() < 0.8 ? spoil(input.body) : input.body
      const { credentials } = input
      const headers: Record<string, string> = {
        'content-type': 'application/json',
        ...(credentials && {
          authorization: `Basic ${Buffer.from(`${credentials.email}:${credentials.password}`).toString('base64')}`,
        }),
        ...(endpoint.idempotent && { 'idempotency-key': `fuzz-${name}-${round}` }),
      }
      const path = `/${fillPath(endpoint.path, params)}?${text}`
      const answered = await browser.send(path, {
        method: endpoint.method,
        headers,
        ...(endpoint.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
      })
      const sent = `${endpoint.method} ${path.slice(0, 200)} ${JSON.stringify(body)?.slice(0, 200)}`
      expect(answered.status, sent).toBeLessThan(500)
      const schema: z.ZodType = answered.status === 200 ? schemas[name].answer : rejection
      expect(schema.safeParse(answered.body).success, `${sent}\n${JSON.stringify(answered.body)}`).toBe(true)
    }
  })
})
