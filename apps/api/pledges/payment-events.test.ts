import { getPledge } from '@kindling/api-client/contract/pledges'
import type { Client } from '@kindling/api-client/transport'
import { eq } from 'drizzle-orm'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { jobs, pledges, processorEntries, processorNotices } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { makeProject, startTestPlatform, type TestPlatform } from '../testing/platform.ts'
import type { StripePeer } from '../testing/stripe-peer.ts'
import { pledgeByStripe, startStripePlatform } from '../testing/stripe-platform.ts'
import { followPaymentEvent, PAYMENT_EVENT } from './payment-events.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const secret = 'whsec_of_this_test'
let peer: StripePeer
let made: TestPlatform
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ peer, made, stop } = await startStripePlatform(secret))
})
afterAll(() => stop())

interface Sent {
  readonly signed?: string
  readonly timestamp?: number
}
/** Posts an event as the processor's servers do. */
async function post(payload: string, { signed = secret, timestamp }: Sent = {}): Promise<Response> {
  const header = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: signed,
    ...(timestamp !== undefined && { timestamp }),
  })
  return made.app.request('/webhooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': header, 'content-type': 'application/json' },
    body: payload,
  })
}
let events = 0
const eventOf = (type: string, object: object, id = `evt_${++events}`) =>
  JSON.stringify({ id, object: 'event', type, data: { object } })

/** Runs what events have queued, as the runner does. */
async function follow(): Promise<void> {
  const { db } = made.platform
  for (const { id, payload } of await db.select().from(jobs).where(eq(jobs.kind, PAYMENT_EVENT))) {
    await followPaymentEvent(made.platform, payload as never)
    await db.delete(jobs).where(eq(jobs.id, id))
  }
}

/** A pre-order, charged at once, with a card that does what is said. */
async function pledgeWith(card: string) {
  const project = await makeProject(made, { fundingType: 'PREORDER', backerLimit: 1 })
  const pledged = await pledgeByStripe({ made }, project, card)
  const { key } = pledged
  const [entry] = await made.platform.db
    .select()
    .from(processorEntries)
    .where(eq(processorEntries.idempotencyKey, key))
  return { ...pledged, project, intent: { id: entry?.reference, metadata: { kindling_key: key } } }
}
type Made = Awaited<ReturnType<typeof pledgeWith>>
/** As it is stored: reading it by a call would settle it. */
async function statusOf({ pledge }: Made): Promise<string | undefined> {
  const [row] = await made.platform.db.select().from(pledges).where(eq(pledges.id, pledge.id))
  return row?.status
}
const notices = (id: string) =>
  made.platform.db.select().from(processorNotices).where(eq(processorNotices.id, id))

describe('a charge at Stripe', () => {
  it('that took its time: the event settles the pledge, before anybody looks', async () => {
    const waiting = await pledgeWith('pm_slow')
    expect(waiting.pledge.status).toBe('PROCESSING')
    peer.books.pass()
    expect((await post(eventOf('payment_intent.succeeded', waiting.intent))).status).toBe(200)
    await follow()
    expect(await statusOf(waiting)).toBe('COMPLETED')
  })

  it('whose bank asks: the pledge names the bank’s page, and the answer there settles it', async () => {
    const asked = await pledgeWith('pm_asks')
    expect(asked.pledge.next_action?.url).toMatch(/^https:\/\/hooks\.stripe\.example\//)
    peer.books.answer(asked.key, true)
    const { client, project, pledge } = asked
    const { pledge: back } = await (client as Client)(getPledge, {
      params: { id: project.id, pledgeId: pledge.id },
    })
    expect(back.status).toBe('COMPLETED')
  })

  it('is read and not believed: an event that says more than the processor changes nothing', async () => {
    const asked = await pledgeWith('pm_asks')
    await post(eventOf('payment_intent.succeeded', { ...asked.intent, status: 'succeeded' }))
    await follow()
    expect(await statusOf(asked)).toBe('PROCESSING')
  })

  it('is settled once, however often and in whatever order events come', async () => {
    const waiting = await pledgeWith('pm_slow')
    peer.books.pass()
    const told = [
      eventOf('payment_intent.succeeded', waiting.intent, 'evt_same'),
      eventOf('payment_intent.processing', waiting.intent),
      eventOf('payment_intent.created', waiting.intent),
    ]
    for (const payload of [...told, ...told.reverse()]) expect((await post(payload)).status).toBe(200)
    await follow()
    for (const payload of told) await post(payload)
    await follow()
    expect(await statusOf(waiting)).toBe('COMPLETED')
    expect(peer.books.moved(waiting.key)).toBe(9_500)
  })

  it('is found by our key where the event is faster than the answer', async () => {
    const waiting = await pledgeWith('pm_slow')
    peer.books.pass()
    await post(eventOf('payment_intent.succeeded', { ...waiting.intent, id: 'pi_not_stored_yet' }))
    await follow()
    expect(await statusOf(waiting)).toBe('COMPLETED')
  })
})

describe('money that leaves by itself', () => {
  it('a refund that bounces is written down for the books', async () => {
    const paid = await pledgeWith('pm_refund_fails')
    const key = newId('rfd')
    await made.platform.payments.refund({ idempotencyKey: key, chargeKey: paid.key, amount: 9_500 })
    const [refund] = [...peer.books.refunds.values()].slice(-1)
    const id = refund?.id ?? ''
    const tell = async () => {
      await post(eventOf('refund.updated', { id, metadata: { kindling_key: key } }))
      await follow()
    }
    await tell()
    expect(await notices(id)).toMatchObject([{ about: 'refund', key, state: 'pending', handledAt: null }])
    peer.books.pass()
    await tell()
    await tell()
    expect(await notices(id)).toMatchObject([{ state: 'failed', amount: 9_500 }])
  })

  it('a dispute ends as the bank says, and an older event does not open it again', async () => {
    const paid = await pledgeWith('pm_good')
    const dispute = (status: string) => ({
      id: 'dp_1',
      payment_intent: paid.intent.id,
      amount: 9_500,
      status,
    })
    const tell = async (type: string, status: string) => {
      await post(eventOf(`charge.dispute.${type}`, dispute(status)))
      await follow()
    }
    await tell('created', 'needs_response')
    expect(await notices('dp_1')).toMatchObject([{ about: 'dispute', key: paid.key, state: 'open' }])
    await tell('closed', 'lost')
    await tell('updated', 'under_review')
    expect(await notices('dp_1')).toMatchObject([{ state: 'lost', amount: 9_500, handledAt: null }])
  })
})

describe('whoever is not Stripe', () => {
  const payload = eventOf('payment_intent.succeeded', { id: 'pi_1' })
  const queued = async () => (await made.platform.db.select().from(jobs)).length
  it.each([
    ['another secret', () => post(payload, { signed: 'whsec_of_somebody' })],
    ['an old signature', () => post(payload, { timestamp: Math.floor(Date.now() / 1000) - 3_600 })],
    ['no signature', () => made.app.request('/webhooks/stripe', { method: 'POST', body: payload })],
    [
      'another body than was signed',
      async () => {
        const header = Stripe.webhooks.generateTestHeaderString({ payload, secret })
        const headers = { 'stripe-signature': header }
        return made.app.request('/webhooks/stripe', { method: 'POST', headers, body: `${payload} ` })
      },
    ],
  ])('with %s is rejected, and nothing is queued', async (_, send) => {
    const before = await queued()
    const answer = await send()
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { errors: [{ code: 'INVALID_VALUE', field: 'signature' }] },
    ])
    expect(await queued()).toBe(before)
  })
  it('finds nothing where no processor tells anything', async () => {
    const plain = await startTestPlatform()
    const answer = await plain.app.request('/webhooks/stripe', { method: 'POST', body: payload })
    expect(answer.status).toBe(404)
    await plain.stop()
  })
  it('cannot send more than an event is', async () => {
    expect((await post(`{"a":"${'x'.repeat(600_000)}"}`)).status).toBe(400)
  })
})

it('breaks on nothing that is signed', async () => {
  const odd = [null, 0, '', 'x'.repeat(300), '\u0000', '\ud800', [], {}, { id: '../..' }, { id: 'pi_\u0000' }]
  const kinds = [
    'payment_intent.x',
    'setup_intent.x',
    'refund.x',
    'charge.dispute.x',
    'charge.refund.x',
    '',
    'x',
  ]
  const bodies = odd.flatMap((object) => [
    ...kinds.map((type) => JSON.stringify({ id: `evt_${++events}`, type, data: { object } })),
    JSON.stringify({ id: object, type: 'refund.x', data: object }),
    JSON.stringify(object),
  ])
  const broken = [
    '',
    '{',
    'null',
    '\ufeff{}',
    '{"object":"v2.core.event"}',
    '[[[[',
    '{"data":{"__proto__":{}}}',
  ]
  for (const body of [...bodies, ...broken]) expect((await post(body)).status, body).toBeLessThan(500)
  for (const about of ['charge', 'refund', 'dispute'] as const) {
    const object = {
      id: 'unknown_1',
      payment_intent: 'pi_unknown',
      status: 'lost',
      amount: 1,
      metadata: { kindling_key: 'pay_x' },
    }
    const type = { charge: 'payment_intent.x', refund: 'refund.x', dispute: 'charge.dispute.x' }[about]
    expect((await post(eventOf(type, object))).status).toBe(200)
  }
  await follow()
})
