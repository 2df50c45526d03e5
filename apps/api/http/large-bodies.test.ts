import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { fillPath } from '@kindling/api-client/contract/endpoint'
import { schemas } from '@kindling/api-client/contract/schemas'
import { describe, expect, it } from 'vitest'
import { happyCalls } from '../testing/happy-calls.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import type { Stage } from '../testing/stage.ts'

/* accounts A31: what is sent wrong costs little, and is answered shortly. */

const made = platformForTests()

interface AnyPrepared {
  readonly browser: { send: (path: string, init?: RequestInit) => Promise<{ status: number; body: unknown }> }
  readonly input: {
    readonly params?: Readonly<Record<string, string>>
    readonly body?: Readonly<Record<string, unknown>>
  }
}
const prepare = (name: ServedName) =>
  (happyCalls[name] as unknown as (stage: Stage) => Promise<AnyPrepared>)(made.stage)

/** Sends a body, and says what was answered and how long the machine was busy with it, in milliseconds. */
async function send({ browser, input }: AnyPrepared, endpoint: EndpointSpec, body: string) {
  const from = process.cpuUsage()
  const { status, body: answer } = await browser.send(`/${fillPath(endpoint.path, input.params)}`, {
    method: endpoint.method,
    headers: { 'content-type': 'application/json', 'idempotency-key': 'large' },
    body,
  })
  const { user, system } = process.cpuUsage(from)
  return { status, answer: JSON.stringify(answer), busyMs: (user + system) / 1000 }
}
const zeros = (count: number) => `[${'0,'.repeat(count)}0]`

describe('accounts A31: 1.4 million zeros', () => {
  it('in place of subscriptions are turned away within 100 ms, in a few words', async () => {
    const prepared = await prepare('updateMe')
    const body = `{"email_subscriptions":${zeros(1_400_000)}}`
    // The least of five: what else the machine does at that moment is not the platform's work.
    const tries = []
    for (let n = 0; n < 5; n++) tries.push(await send(prepared, contract.updateMe, body))
    for (const { status, answer } of tries) {
      expect(status).toBe(400)
      expect(answer).toMatch(/^{"errors":\[{"code":"FILE_SIZE_BIG","params":{"max":[\d.]+}}\]}$/)
    }
    expect(Math.min(...tries.map(({ busyMs }) => busyMs))).toBeLessThan(100)
  })

  it('and where more than twenty places are wrong, twenty are named', async () => {
    const prepared = await prepare('updateMe')
    const wrong = `{"email_subscriptions":${zeros(19)},"name":0,"bio":0,"location":0}`
    const { status, answer } = await send(prepared, contract.updateMe, wrong)
    expect(status).toBe(400)
    expect(JSON.parse(answer).errors).toHaveLength(20)
    expect(
      (await send(prepared, contract.updateMe, `{"email_subscriptions":${zeros(2_000)}}`)).answer,
    ).toContain('"code":"ITERABLE_LENGTH_LONG","field":"email_subscriptions"')
  })
})

const withBody = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (name): name is ServedName =>
    contract[name].status === 'served' &&
    contract[name].method !== 'GET' &&
    !('multipart' in contract[name] && contract[name].multipart),
)

describe('accounts A31: a body that is wrong in every place', () => {
  it.each(withBody)('%s answers with less than 64 kB', async (name) => {
    const prepared = await prepare(name)
    const { body } = schemas[name] as { body?: { shape: object } }
    const keys = [...Object.keys(body?.shape ?? {}), 'nobody_knows_this', 'k'.repeat(5_000)]
    const bodies = [
      ...[zeros(300), zeros(1_400_000), JSON.stringify('x'.repeat(3_000_000))].map((value) =>
        `{${keys.map((key) => `${JSON.stringify(key)}:${value}`).join(',')}}`.slice(0, 4_000_000),
      ),
      `{${Array.from({ length: 900 }, (_, n) => `"${n}":"\\u0000"`).join(',')}}`,
      zeros(1_000),
      '['.repeat(20_000),
    ]
    for (const sent of bodies) {
      const { status, answer } = await send(prepared, contract[name], sent)
      expect([200, 400, 401, 404], answer.slice(0, 300)).toContain(status)
      expect(answer.length).toBeLessThan(64 * 1024)
    }
  })
})
