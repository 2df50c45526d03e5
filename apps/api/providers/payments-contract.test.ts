import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type CardBehaviour, type PaymentBank, standInBank, stripeBank } from '../testing/payment-banks.ts'
import { ProcessorUnavailable } from './payments.ts'

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const returnUrl = 'https://kindling.example/project/1/checkout?pledge=plg_1'

describe.each([
  ['the stand-in', standInBank],
  ['Stripe', stripeBank],
])('%s keeps the promises of a payment processor', (_, open) => {
  let bank: PaymentBank
  beforeAll(async () => {
    bank = await open()
  })
  afterAll(() => bank.breakDown())

  let keys = 0
  const newKey = () => `pay_${++keys}`
  /** A charge of 95 dollars, with a card that does what is said. */
  async function charge(behaviour: CardBehaviour, { capture = true, key = newKey() } = {}) {
    const token = await bank.card(behaviour)
    const order = { idempotencyKey: key, token, amount: 9_500, capture, returnUrl }
    return { key, order, token, charged: await bank.payments.charge(order) }
  }
  const charged = { status: 'succeeded', amount: 9_500 }

  describe('a charge', () => {
    it('succeeds, and is the same when it is repeated or read', async () => {
      const { key, order, charged: first } = await charge('good')
      expect(first).toEqual(charged)
      expect(await bank.payments.charge(order)).toEqual(charged)
      expect(await bank.payments.read(key)).toEqual(charged)
    })
    it('is not known before it was asked for', async () => {
      expect(await bank.payments.read('pay_never')).toBeNull()
    })
    it.each([
      ['declined', 'declined'],
      ['poor', 'insufficient_funds'],
      ['declined later', 'declined'],
    ] as const)('of a card that is %s is %s, for good', async (behaviour, status) => {
      const { key, order, charged: first } = await charge(behaviour)
      expect(first.status).toBe(status)
      expect((await bank.payments.charge(order)).status).toBe(status)
      expect((await bank.payments.read(key))?.status).toBe(status)
      expect((await bank.payments.abandon(key)).status).toBe(status)
    })
    it('tells what the processor took for it, once it has succeeded', async () => {
      expect(await bank.payments.readCost('pay_never')).toBeNull()
      expect(await bank.payments.readCost((await charge('declined')).key)).toBeNull()
      expect(await bank.payments.readCost((await charge('good')).key)).toBe(306)
    })
    it('may take its time, and then succeeds', async () => {
      const { key, charged: first } = await charge('slow')
      expect(first.status).toBe('pending')
      await bank.pass()
      expect(await bank.payments.read(key)).toEqual(charged)
    })
  })

  describe('a card that is set up', () => {
    it('is charged later without its person, as its own charge', async () => {
      const { key, token, charged: first } = await charge('good', { capture: false })
      expect(first.status).toBe('succeeded')
      const later = { idempotencyKey: newKey(), token, amount: 12_000, capture: true, offSession: true }
      expect(await bank.payments.charge(later)).toEqual({ status: 'succeeded', amount: 12_000 })
      expect((await bank.payments.read(key))?.status).toBe('succeeded')
    })
    it('answers the bank once: later charges ask nobody', async () => {
      const { key, token, charged: first } = await charge('asks', { capture: false })
      expect(first.status).toBe('needs_confirmation')
      expect((await bank.answer(key, true)).status).toBe('succeeded')
      const later = { idempotencyKey: newKey(), token, amount: 12_000, capture: true, offSession: true }
      expect((await bank.payments.charge(later)).status).toBe('succeeded')
    })
    it('may be declined later', async () => {
      const { token, charged: first } = await charge('declined later', { capture: false })
      expect(first.status).toBe('succeeded')
      const later = { idempotencyKey: newKey(), token, amount: 9_500, capture: true, offSession: true }
      expect((await bank.payments.charge(later)).status).toBe('declined')
    })
    it('may be declined at once', async () => {
      expect((await charge('poor', { capture: false })).charged.status).toBe('insufficient_funds')
    })
  })

  describe('a question of the bank', () => {
    it.each([
      [true, 'succeeded'],
      [false, 'declined'],
    ] as const)('answered %s: %s, and the first answer counts', async (approved, status) => {
      const { key, order, charged: first } = await charge('asks')
      expect(first.status).toBe('needs_confirmation')
      expect((await bank.payments.read(key))?.status).toBe('needs_confirmation')
      expect((await bank.payments.charge(order)).status).toBe('needs_confirmation')
      expect((await bank.answer(key, approved)).status).toBe(status)
      expect((await bank.answer(key, !approved)).status).toBe(status)
      expect((await bank.payments.charge(order)).status).toBe(status)
    })
    it('answered "no" on our side alone is declined', async () => {
      const { key } = await charge('asks')
      expect((await bank.payments.confirm(key, false)).status).toBe('declined')
      expect((await bank.answer(key, true)).status).toBe('declined')
      expect((await bank.payments.read(key))?.status).toBe('declined')
    })
    it('answered twice at once is answered once', async () => {
      const { key } = await charge('asks')
      const answers = await Promise.all([bank.answer(key, true), bank.answer(key, false)])
      const after = await bank.payments.read(key)
      for (const { status } of answers) expect(status).toBe(after?.status)
    })
    it('that was never put has no answer', async () => {
      await expect(bank.payments.confirm('pay_never', true)).rejects.toBeInstanceOf(ProcessorUnavailable)
    })
  })

  describe('a charge that is given up', () => {
    it('before it arrived is rejected when it does', async () => {
      const key = newKey()
      expect((await bank.payments.abandon(key)).status).toBe('voided')
      expect((await charge('good', { key })).charged.status).toBe('voided')
      expect((await bank.payments.read(key))?.status).toBe('voided')
    })
    it('while the bank asks is voided, and a late "yes" changes nothing', async () => {
      const { key } = await charge('asks')
      expect((await bank.payments.abandon(key)).status).toBe('voided')
      expect((await bank.answer(key, true)).status).toBe('voided')
    })
    it('after it succeeded stays', async () => {
      const { key } = await charge('good')
      expect(await bank.payments.abandon(key)).toEqual(charged)
      expect(await bank.payments.read(key)).toEqual(charged)
    })
    it('while it takes its time is voided or succeeds, and is told as it is', async () => {
      const { key } = await charge('slow')
      const { status } = await bank.payments.abandon(key)
      expect(['voided', 'pending']).toContain(status)
      await bank.pass()
      expect((await bank.payments.read(key))?.status).toBe(status === 'voided' ? 'voided' : 'succeeded')
    })
  })

  describe('a charge without a pledge', () => {
    it.each(['good', 'asks', 'declined'] as const)(
      'of a card that is %s is voided, as often as it is asked',
      async (behaviour) => {
        const { key, order } = await charge(behaviour)
        await bank.payments.void(key)
        await bank.payments.void(key)
        expect((await bank.payments.read(key))?.status).toBe('voided')
        expect((await bank.payments.charge(order)).status).toBe('voided')
      },
    )
    it('that has not arrived is rejected when it does', async () => {
      const key = newKey()
      await bank.payments.void(key)
      expect((await charge('good', { key })).charged.status).toBe('voided')
    })
  })

  describe('a refund', () => {
    it('returns a part, once for a key; another key is another refund', async () => {
      const { key: chargeKey } = await charge('good')
      const part = { idempotencyKey: newKey(), chargeKey, amount: 2_500 }
      expect(await bank.payments.readRefund(part.idempotencyKey)).toBeNull()
      const first = await bank.payments.refund(part)
      expect(first).toEqual({ status: 'succeeded', amount: 2_500 })
      expect(await bank.payments.refund(part)).toEqual(first)
      expect(await bank.payments.readRefund(part.idempotencyKey)).toEqual(first)
      const rest = { ...part, idempotencyKey: newKey(), amount: 7_000 }
      expect(await bank.payments.refund(rest)).toEqual({ status: 'succeeded', amount: 7_000 })
      expect((await bank.payments.read(chargeKey))?.status).toBe('succeeded')
    })
    it('fails in the end where the card cannot take it', async () => {
      const { key: chargeKey } = await charge('refund fails')
      const order = { idempotencyKey: newKey(), chargeKey, amount: 9_500 }
      await bank.payments.refund(order)
      await bank.pass()
      expect(await bank.payments.readRefund(order.idempotencyKey)).toEqual({
        status: 'failed',
        amount: 9_500,
      })
      expect((await bank.payments.refund(order)).status).toBe('failed')
    })
    it.each(['declined', 'nothing'] as const)('of a charge that is %s fails', async (which) => {
      const chargeKey = which === 'declined' ? (await charge('declined')).key : 'pay_never'
      const order = { idempotencyKey: newKey(), chargeKey, amount: 9_500 }
      expect((await bank.payments.refund(order)).status).toBe('failed')
      expect((await bank.payments.readRefund(order.idempotencyKey))?.status).toBe('failed')
    })
  })

  describe('a payout', () => {
    it('is one for a key, and does not fail', async () => {
      const order = { idempotencyKey: newKey(), destination: 'ba_1', amount: 500_000 }
      expect(await bank.payments.readPayout(order.idempotencyKey)).toBeNull()
      const first = await bank.payments.payout(order)
      expect(first.amount).toBe(500_000)
      expect(first.status).not.toBe('failed')
      expect(await bank.payments.payout(order)).toEqual(first)
      expect(await bank.payments.readPayout(order.idempotencyKey)).toEqual(first)
    })
    it('to a closed account fails in the end', async () => {
      const order = { idempotencyKey: newKey(), destination: bank.closedAccount, amount: 500_000 }
      await bank.payments.payout(order)
      await bank.pass()
      expect(await bank.payments.readPayout(order.idempotencyKey)).toEqual({
        status: 'failed',
        amount: 500_000,
      })
      expect((await bank.payments.payout(order)).status).toBe('failed')
    })
  })

  it('repeated 32 times at once is one charge', async () => {
    const { key, order } = await charge('good')
    const answers = await Promise.allSettled(Array.from({ length: 32 }, () => bank.payments.charge(order)))
    for (const answer of answers)
      if (answer.status === 'fulfilled') expect(answer.value).toEqual(charged)
      else expect(answer.reason).toBeInstanceOf(ProcessorUnavailable)
    expect(await bank.payments.read(key)).toEqual(charged)
  })
})
