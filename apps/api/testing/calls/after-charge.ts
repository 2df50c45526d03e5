import { setOrderStatus } from '@kindling/api-client/contract/pledge-management'
import { ADDRESS, ORDER, REFUND } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { pledges, rewards } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { releasePart } from '../../money/release.ts'
import { INITIAL_PART } from '../../pledges/books.ts'
import { post } from '../../wallet/ledger.ts'
import { goodAddress } from '../people.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, type Rejections } from './rejection.ts'

/** What happens to a pledge after the charge: refunds and parcels. */
export const afterChargeCalls = {
  refundPledge: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return {
      browser: creator,
      input: {
        params: { id: project.id, pledgeId },
        body: { amount: 500, reason: 'One cup arrived broken.' },
        idempotencyKey: newId('key'),
      },
    }
  },
  setParcelAddress: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return { browser: creator, input: { params: { id: project.id, pledgeId }, body: goodAddress } }
  },
  setOrderStatus: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    return {
      browser: creator,
      input: { params: { id: project.id }, body: { pledge_ids: [pledgeId], order_status: 'READY' } },
    }
  },
  shipParcels: async (stage) => {
    const { creator, project, pledgeId } = await stage.collected()
    const shipments = [{ pledge_id: pledgeId, carrier: 'Posten', tracking_number: 'RR 100 200 300 NO' }]
    return { browser: creator, input: { params: { id: project.id }, body: { shipments } } }
  },
  lockAddresses: async (stage) => {
    const { creator, project } = await stage.collected()
    return { browser: creator, input: { params: { id: project.id }, body: {} } }
  },
  confirmReceived: async (stage) => {
    const { browser, creator, project, pledgeId } = await stage.collected()
    for (const order_status of ['READY', 'SHIPPED'] as const)
      await creator.client(setOrderStatus, {
        params: { id: project.id },
        body: { pledge_ids: [pledgeId], order_status },
      })
    return { browser, input: { params: { pledgeId } } }
  },
  askForRefund: async (stage) => {
    const { browser, pledgeId } = await stage.collected()
    return { browser, input: { params: { pledgeId }, body: { reason: 'I have moved abroad.' } } }
  },
} satisfies Partial<HappyCalls>

const refunding = (body: Partial<{ amount: number; reason: string | undefined }>) =>
  changed('refundPledge', (input) => ({ ...input, body: { ...input.body, ...body } as typeof input.body }))

/** The refund of a pledge that is in another state. */
const refundingOne = (status: typeof pledges.$inferSelect.status) =>
  changed('refundPledge', undefined, ({ platform }, { input }) =>
    platform.db.update(pledges).set({ status }).where(eq(pledges.id, input.params.pledgeId)),
  )

const ordering = (body: Readonly<Record<string, unknown>>) =>
  changed('setOrderStatus', (input) => ({ ...input, body: { ...input.body, ...body } as typeof input.body }))
const shipping = (values: Readonly<Record<string, string>>) =>
  changed('shipParcels', (input) => ({
    ...input,
    body: { shipments: input.body.shipments.map((each) => ({ ...each, ...values })) },
  }))
const readdressing = (body: Readonly<Record<string, string>>) =>
  changed('setParcelAddress', (input) => ({ ...input, body: { ...input.body, ...body } }))
/** Cents by country: what shipping a piece costs by now. */
const shippedFor = (shippingCost: Readonly<Record<string, number>>) =>
  changed('setParcelAddress', undefined, ({ platform }, { input }) =>
    platform.db
      .update(rewards)
      .set({ needsShipping: true, shippingCost })
      .where(eq(rewards.projectId, Number(input.params.id))),
  )
const asking = (reason: string | undefined) =>
  changed('askForRefund', (input) => ({ ...input, body: { reason } as typeof input.body }))

export const afterChargeRejections = {
  refundPledge: {
    NOT_FOUND: changed('refundPledge', (input) => ({
      ...input,
      params: { ...input.params, pledgeId: 'plg_of_nobody' },
    })),
    FIELD_MISSING: refunding({ reason: undefined }),
    INVALID_TYPE: refunding({ amount: 1.5 }),
    ITERABLE_LENGTH_LONG: refunding({ reason: 'x'.repeat(REFUND.reasonMax + 1) }),
    NUMBER_LOW: refunding({ amount: 0 }),
    NUMBER_HIGH: refunding({ amount: 100_001 }),
    PLEDGE_CANCELLED: refundingOne('FAILED'),
    INVALID_STATE: refundingOne('CHECKED_OUT'),
    // Released, and gone: neither the pledge nor the creator has all of it.
    INSUFFICIENT_FUNDS: changed(
      'refundPledge',
      (input) => ({ ...input, body: { ...input.body, amount: 9_500 } }),
      ({ platform }, { input }) =>
        platform.db.transaction(async (tx) => {
          const projectId = Number(input.params.id)
          const at = platform.businessNow()
          const { cents } = await releasePart(tx, projectId, INITIAL_PART, at)
          await post(tx, {
            reference: newId('fee'),
            kind: 'FEE',
            at,
            movements: [
              { holder: { creatorOf: projectId }, token: 'USD', amount: -cents },
              { holder: 'fees', token: 'USD', amount: cents },
            ],
          })
        }),
    ),
  },
  setParcelAddress: {
    NOT_FOUND: changed('setParcelAddress', (input) => ({
      ...input,
      params: { ...input.params, pledgeId: 'plg_of_nobody' },
    })),
    FIELD_MISSING: readdressing({ line1: ' ' }),
    INVALID_VALUE: readdressing({ postal_code: '1234' }),
    NO_COUNTRY: readdressing({ country_code: '' }),
    REGEX_FAIL: readdressing({ phone_number: 'call me' }),
    ITERABLE_LENGTH: readdressing({ phone_number: '123' }),
    ITERABLE_LENGTH_LONG: readdressing({ line2: 'x'.repeat(ADDRESS.lineMax + 1) }),
    OUT_OF_RANGE: shippedFor({}),
    PLEDGE_PAID: shippedFor({ '*': 99_00 }),
    INVALID_STATE: changed('setParcelAddress', undefined, ({ platform }, { input }) =>
      platform.db
        .update(pledges)
        .set({ orderStatus: 'SHIPPED' })
        .where(eq(pledges.id, input.params.pledgeId)),
    ),
  },
  setOrderStatus: {
    INVALID_ID: ordering({ pledge_ids: ['plg_of_nobody'] }),
    INVALID_VALUE: ordering({ order_status: 'LOST' }),
    ITERABLE_LENGTH_LONG: ordering({ carrier: 'x'.repeat(ORDER.carrierMax + 1) }),
    REGEX_FAIL: ordering({ tracking_number: '=1+1' }),
    INVALID_STATE: ordering({ order_status: 'RETURNED' }),
  },
  shipParcels: {
    INVALID_ID: shipping({ pledge_id: 'plg_of_nobody' }),
    FIELD_MISSING: shipping({ tracking_number: '' }),
    ITERABLE_LENGTH_LONG: shipping({ carrier: 'x'.repeat(ORDER.carrierMax + 1) }),
    REGEX_FAIL: shipping({ tracking_number: '@SUM(A1:A9)' }),
    INVALID_STATE: changed('shipParcels', undefined, ({ platform }, { input }) =>
      platform.db
        .update(pledges)
        .set({ orderStatus: 'RETURNED' })
        .where(eq(pledges.id, input.body.shipments[0]?.pledge_id ?? '')),
    ),
  },
  lockAddresses: {
    INVALID_ID: changed('lockAddresses', (input) => ({ ...input, body: { pledge_ids: ['plg_of_nobody'] } })),
  },
  confirmReceived: {
    NOT_FOUND: changed('confirmReceived', () => ({ params: { pledgeId: 'plg_of_nobody' } })),
    INVALID_STATE: changed('confirmReceived', undefined, ({ platform }, { input }) =>
      platform.db.update(pledges).set({ orderStatus: 'READY' }).where(eq(pledges.id, input.params.pledgeId)),
    ),
  },
  askForRefund: {
    NOT_FOUND: changed('askForRefund', (input) => ({ ...input, params: { pledgeId: 'plg_of_nobody' } })),
    FIELD_MISSING: asking(undefined),
    ITERABLE_LENGTH_LONG: asking('x'.repeat(REFUND.reasonMax + 1)),
    INVALID_STATE: changed('askForRefund', undefined, ({ platform }, { input }) =>
      platform.db.update(pledges).set({ status: 'FAILED' }).where(eq(pledges.id, input.params.pledgeId)),
    ),
  },
} satisfies Rejections
