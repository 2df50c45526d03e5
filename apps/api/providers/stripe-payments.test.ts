import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type StripeBank, stripeBank } from '../testing/payment-banks.ts'
import type { Fault } from '../testing/stripe-peer.ts'
import { choosePayments } from './choose-payments.ts'
import { CardRejected, type Charge, ProcessorUnavailable } from './payments.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let bank: StripeBank
beforeAll(async () => {
  bank = await stripeBank()
})
afterAll(() => bank.breakDown())
afterEach(() => {
  bank.peer.plan([])
  bank.peer.takes(() => 0)
  // Whatever a test did, only the documented fields were sent.
  expect(bank.peer.violations).toEqual([])
})

const returnUrl = 'https://kindling.example/project/1/checkout?pledge=plg_1'
let keys = 0
const newKey = () => `pay_${++keys}`
const order = async (behaviour: Parameters<StripeBank['card']>[0] = 'good') => ({
  idempotencyKey: newKey(),
  token: await bank.card(behaviour),
  amount: 9_500,
  capture: true,
  returnUrl,
})
/** The answer, or null where the processor could not be asked; anything else thrown fails the test. */
const settled = (call: Promise<Charge>): Promise<Charge | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ProcessorUnavailable) return null
    throw error
  })

const faults = ['unreached', 'lost', 'twice', 'late', 'busy', 'error'] as const satisfies readonly Fault[]

describe('a charge over a bad network', () => {
  it.each(faults.flatMap((fault) => [0, 1].map((at) => [fault, at] as const)))(
    '%s at call %i: asked again, it is one charge',
    async (fault, at) => {
      const asked = await order()
      // Often enough that the library's own retry does not hide it.
      bank.peer.plan([...Array(at).fill(null), fault, fault])
      await settled(bank.payments.charge(asked))
      bank.peer.plan([])
      expect(await bank.payments.charge(asked)).toEqual({ status: 'succeeded', amount: 9_500 })
      expect(bank.peer.books.moved(asked.idempotencyKey)).toBe(9_500)
    },
  )
  it.each(faults.flatMap((fault) => [0, 1].map((at) => [fault, at] as const)))(
    '%s at call %i, then given up: nothing moved, or it is told',
    async (fault, at) => {
      const asked = await order()
      bank.peer.plan([...Array(at).fill(null), fault, fault])
      await settled(bank.payments.charge(asked))
      bank.peer.plan([])
      const { status } = await bank.payments.abandon(asked.idempotencyKey)
      expect(bank.peer.books.moved(asked.idempotencyKey)).toBe(status === 'succeeded' ? 9_500 : 0)
      expect((await bank.payments.charge(asked)).status).toBe(status)
      expect((await bank.payments.read(asked.idempotencyKey))?.status).toBe(status)
    },
  )
  it('answered late is lost, and found by reading', async () => {
    const asked = await order()
    bank.peer.plan([null, 'late', 'late'])
    expect(await settled(bank.payments.charge(asked))).toBeNull()
    bank.peer.plan([])
    expect(await bank.payments.read(asked.idempotencyKey)).toEqual({ status: 'succeeded', amount: 9_500 })
  })
  it('with a card that the processor does not know is declined', async () => {
    const asked = await order()
    const unknown = { ...asked, token: 'cus_unknown/pm_unknown' }
    expect((await bank.payments.charge(unknown)).status).toBe('declined')
    expect((await bank.payments.charge(unknown)).status).toBe('voided')
  })
})

/** Numbers below one that look random, and are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

it('charging and giving up at the same moment ends in one of the two, 24 times', async () => {
  const random = randomOf(20_261_122)
  const orders = []
  for (let nth = 0; nth < 24; nth++) orders.push(await order(nth % 3 === 0 ? 'asks' : 'good'))
  bank.peer.takes(() => Math.floor(random() * 25))
  const giveUp = async (key: string) => {
    await new Promise((done) => setTimeout(done, random() * 100))
    return settled(bank.payments.abandon(key))
  }
  await Promise.all(
    orders.map((asked) => {
      const charge = () => settled(bank.payments.charge(asked))
      return Promise.all([charge(), charge(), giveUp(asked.idempotencyKey)])
    }),
  )
  for (const asked of orders) {
    const key = asked.idempotencyKey
    const after = await bank.payments.abandon(key)
    expect(['voided', 'succeeded']).toContain(after.status)
    expect(bank.peer.books.moved(key)).toBe(after.status === 'succeeded' ? 9_500 : 0)
    expect((await bank.payments.charge(asked)).status).toBe(after.status)
    bank.peer.books.answer(key, true)
    expect((await bank.payments.read(key))?.status).toBe(after.status)
  }
})

describe('money that goes back', () => {
  it('of a charge without a pledge is all that is left of it', async () => {
    const asked = await order()
    const key = asked.idempotencyKey
    await bank.payments.charge(asked)
    await bank.payments.refund({ idempotencyKey: newKey(), chargeKey: key, amount: 2_500 })
    await bank.payments.void(key)
    expect(bank.peer.books.moved(key)).toBe(0)
  })
  it.each(faults)('%s: asked again, it is one refund', async (fault) => {
    const asked = await order()
    await bank.payments.charge(asked)
    const part = { idempotencyKey: newKey(), chargeKey: asked.idempotencyKey, amount: 2_500 }
    bank.peer.plan([null, fault, fault])
    await bank.payments.refund(part).catch((error: unknown) => {
      expect(error).toBeInstanceOf(ProcessorUnavailable)
    })
    bank.peer.plan([])
    expect(await bank.payments.refund(part)).toEqual({ status: 'succeeded', amount: 2_500 })
    expect(bank.peer.books.moved(asked.idempotencyKey)).toBe(7_000)
  })
  it('is found by the list of its charge when the processor has forgotten our key', async () => {
    const asked = await order()
    await bank.payments.charge(asked)
    const part = { idempotencyKey: newKey(), chargeKey: asked.idempotencyKey, amount: 2_500 }
    bank.peer.plan([null, 'lost', 'lost'])
    await expect(bank.payments.refund(part)).rejects.toBeInstanceOf(ProcessorUnavailable)
    bank.peer.plan([])
    bank.peer.forgetKeys()
    expect(await bank.payments.readRefund(part.idempotencyKey)).toEqual({
      status: 'succeeded',
      amount: 2_500,
    })
    await bank.payments.refund(part)
    expect(bank.peer.books.moved(asked.idempotencyKey)).toBe(7_000)
  })
  it('beyond what is left of the charge fails', async () => {
    const asked = await order()
    await bank.payments.charge(asked)
    const chargeKey = asked.idempotencyKey
    await bank.payments.refund({ idempotencyKey: newKey(), chargeKey, amount: 9_500 })
    expect(await bank.payments.refund({ idempotencyKey: newKey(), chargeKey, amount: 1 })).toEqual({
      status: 'failed',
      amount: 1,
    })
  })
})

describe('what a person meets', () => {
  it('is the address on which the bank asks', async () => {
    const charged = await bank.payments.charge(await order('asks'))
    expect(charged).toMatchObject({
      status: 'needs_confirmation',
      actionUrl: expect.stringMatching(/^https:\/\//),
    })
  })
  it('is a decline where the bank would ask and nobody is there', async () => {
    const asked = await order('asks')
    expect((await bank.payments.charge({ ...asked, offSession: true })).status).toBe('declined')
  })
  it('is a card as the processor knows it, saved once', async () => {
    const card = { cardToken: 'pm_good-saved', name: 'Mara Lindqvist' }
    const saved = await bank.payments.saveCard(card)
    expect(saved).toEqual({
      token: expect.any(String),
      brand: 'visa',
      last4: '4242',
      expiration: '12/30',
      fingerprint: expect.stringMatching(/^fp_pm_good/),
    })
    expect(await bank.payments.saveCard(card)).toEqual(saved)
  })
  it('is a card that only the browser has handed to the processor: nothing else is asked about', async () => {
    const before = bank.peer.calls.length
    for (const cardToken of ['4242424242424242', 'tok_visa', 'pm_good/../../refunds', ''])
      await expect(bank.payments.saveCard({ cardToken, name: 'Mara' })).rejects.toBeInstanceOf(CardRejected)
    expect(bank.peer.calls.length).toBe(before)
  })
  it('is another card where the processor knows none of that name', async () => {
    const unknown = { cardToken: 'pm_unknown', name: 'Mara Lindqvist' }
    await expect(bank.payments.saveCard(unknown)).rejects.toBeInstanceOf(CardRejected)
  })
})

describe('who charges cards', () => {
  const whole = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    PUBLIC_ORIGIN: 'https://kindling.example',
  }
  it('is chosen by the environment', () => {
    expect(choosePayments({})).toBeUndefined()
    expect(choosePayments(whole)).toBeDefined()
  })
  it.each(['STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY', 'PUBLIC_ORIGIN'] as const)(
    'needs %s',
    (name) => {
      expect(() => choosePayments({ ...whole, [name]: '' })).toThrow(name)
    },
  )
})

describe('without a network', () => {
  it('nothing is known, and it says so', async () => {
    const asked = await order()
    await bank.payments.charge(asked)
    await bank.peer.close()
    const { payments } = bank
    const key = asked.idempotencyKey
    const calls = [
      () => payments.charge({ ...asked, idempotencyKey: newKey() }),
      () => payments.charge(asked),
      () => payments.read(key),
      () => payments.confirm(key, true),
      () => payments.abandon(key),
      () => payments.void(key),
      () => payments.refund({ idempotencyKey: newKey(), chargeKey: key, amount: 1 }),
      () => payments.saveCard({ cardToken: 'pm_good-late', name: 'Mara Lindqvist' }),
    ]
    for (const call of calls) await expect(call()).rejects.toBeInstanceOf(ProcessorUnavailable)
  })
})
