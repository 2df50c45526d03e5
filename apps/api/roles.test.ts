import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { getMe } from '@kindling/api-client/contract/users'
import type { Client } from '@kindling/api-client/transport'
import { describe, expect, it } from 'vitest'
import type { Answered, Browser } from './testing/browser.ts'
import { happyCalls } from './testing/happy-calls.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import { newcomer } from './testing/sign-in.ts'
import type { Stage } from './testing/stage.ts'

/*
 * Route × role, generated from the contract: each served call succeeds for its owner, and is then made with the same
 * input by a visitor and by another person. A person's data is theirs alone.
 */

interface Prepared {
  readonly browser: Browser
  readonly input: Parameters<Client>[1]
}

/** Calls that name what is somebody's: what another person is told, who sends the same. */
const toOthers: Partial<Record<ServedName, string>> = {
  setDefaultPaymentMethod: 'MISSING_PAYMENT_METHOD',
  removePaymentMethod: 'MISSING_PAYMENT_METHOD',
  updateShippingAddress: 'INVALID_ID',
  removeShippingAddress: 'INVALID_ID',
  setDefaultShippingAddress: 'INVALID_ID',
  getPledge: 'NOT_FOUND',
  setPledgeAddress: 'INVALID_ID',
  checkout: 'MISSING_PLEDGE',
  confirmPayment: 'NOT_FOUND',
  markNotificationRead: 'INVALID_ID',
  revokeSession: 'INVALID_ID',
  addPasskey: 'INVALID_VALUE',
  removePasskey: 'INVALID_ID',
}

const made = platformForTests()
const served = (Object.keys(contract) as (keyof typeof contract)[]).filter(
  (name): name is ServedName => contract[name].status === 'served',
)
const withSession = served.filter((name) => contract[name].auth === 'session')

const prepare = (name: ServedName) =>
  (happyCalls[name] as unknown as (stage: Stage) => Promise<Prepared>)(made.stage)

async function callBy(browser: Browser, name: ServedName, input: Prepared['input']): Promise<Answered> {
  const endpoint: EndpointSpec = contract[name]
  await browser.client(endpoint, input as never).catch(() => undefined)
  const answered = browser.last()
  if (!answered) throw new Error(`${name} was never sent`)
  return answered
}
const codeOf = ({ body }: Answered) => (body as { errors?: { code: string }[] }).errors?.[0]?.code

describe('accounts 29: a visitor', () => {
  it.each(withSession)('is not let into %s', async (name) => {
    const { input } = await prepare(name)
    const answered = await callBy(made.stage.visitor(), name, input)
    expect([answered.status, codeOf(answered)]).toEqual([401, 'RESTRICTED_AREA'])
  })
})

describe('accounts 29: somebody else', () => {
  it.each(withSession)('gets nothing of the owner from %s', async (name) => {
    const { browser: owners, input } = await prepare(name)
    const { user } = await owners.client(getMe, {})
    const answered = await callBy(await newcomer(made.platform), name, input)
    expect(answered.status).toBeLessThan(500)
    if (toOthers[name]) expect(codeOf(answered)).toBe(toOthers[name])
    const told = JSON.stringify(answered.body)
    for (const own of [user.id, user.email, ...user.shipping_addresses.map(({ id }) => id)])
      expect(told).not.toContain(own)
  })
  it.each(Object.keys(toOthers) as ServedName[])('leaves %s to whom it belongs', async (name) => {
    const { browser, input } = await prepare(name)
    await callBy(await newcomer(made.platform), name, input)
    expect((await callBy(browser, name, input)).status).toBe(200)
  })
})
