import { ADDRESS, BANK_DOCUMENT, ORDER, PAYOUT, REFUND, SUSPENSION } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { bankAccounts, milestones, pledges, projects, rewards } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { releasePart } from '../../money/release.ts'
import { INITIAL_PART } from '../../pledges/books.ts'
import { post } from '../../wallet/ledger.ts'
import { bankDocument } from '../bank.ts'
import { changed, type Rejections } from './rejection.ts'

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

type Moderated = 'suspendProject' | 'restoreProject' | 'endProject'
const because = <N extends Moderated>(name: N, reason: string | undefined) =>
  changed<N>(name, (input) => ({ ...input, body: { reason } }) as typeof input)
const withoutReason = <N extends Moderated>(name: N) => ({
  FIELD_MISSING: because(name, undefined),
  ITERABLE_LENGTH_LONG: because(name, 'x'.repeat(SUSPENSION.reasonMax + 1)),
})
/** What is not suspended cannot be restored or ended. */
const restoring = <N extends Moderated>(name: N) => ({
  ...withoutReason(name),
  INVALID_PROJECT_STATE: changed<N>(name, undefined, ({ platform }, { input }) =>
    platform.db
      .update(projects)
      .set({ status: 'ACTIVE' })
      .where(eq(projects.id, Number((input as { params: { id: string } }).params.id))),
  ),
})

const withdrawing = (amount: number) => changed('withdrawFunds', (input) => ({ ...input, body: { amount } }))
const ledger = (query: Record<string, string>) =>
  changed('listProjectLedger', (input) => ({ ...input, query }))
const fromWallet = (body: Partial<{ amount: number; account_number: string | undefined }>) =>
  changed('withdrawFromWallet', (input) => ({
    ...input,
    body: { ...input.body, ...body } as typeof input.body,
  }))
const account = (body: Partial<{ file: File; account_number: string | undefined }>) =>
  changed('setBankAccount', (input) => ({ ...input, body: { ...input.body, ...body } as typeof input.body }))

/** A way to each code of the calls after the charge. */
export const afterChargeRejections = {
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
  completeMilestone: {
    INVALID_ID: changed('completeMilestone', (input) => ({
      params: { ...input.params, milestoneId: 'mst_of_nobody' },
    })),
    INVALID_STATE: changed('completeMilestone', undefined, ({ platform }, { input }) =>
      platform.db
        .update(milestones)
        .set({ outcome: 'refunded', decidedAt: platform.businessNow() })
        .where(eq(milestones.id, input.params.milestoneId)),
    ),
  },
  suspendProject: withoutReason('suspendProject'),
  restoreProject: restoring('restoreProject'),
  endProject: restoring('endProject'),
  setBankAccount: {
    FIELD_MISSING: account({ account_number: undefined }),
    INVALID_VALUE: account({ account_number: '12' }),
    FILE_TYPE: account({ file: bankDocument(64, 'PK') }),
    FILE_SIZE_BIG: account({ file: bankDocument(BANK_DOCUMENT.maxBytes) }),
  },
  withdrawFunds: {
    INVALID_STATE: changed('withdrawFunds', undefined, ({ platform }, { input }) =>
      platform.db.delete(bankAccounts).where(eq(bankAccounts.projectId, Number(input.params.id))),
    ),
    INVALID_TYPE: withdrawing(1.5),
    NUMBER_LOW: withdrawing(999),
    NUMBER_HIGH: withdrawing(PAYOUT.maxCents + 1),
    INSUFFICIENT_FUNDS: withdrawing(100_000),
  },
  listWithdrawals: {},
  getProjectMoney: {},
  listProjectLedger: {
    INVALID_FILTER: ledger({ show: 'all' }),
    OUT_OF_RANGE: ledger({ 'page[size]': '1000' }),
    INVALID_TYPE: ledger({ cursor: 'x' }),
  },
  withdrawFromWallet: {
    FIELD_MISSING: fromWallet({ account_number: undefined }),
    INVALID_TYPE: fromWallet({ amount: 1.5 }),
    INVALID_VALUE: fromWallet({ account_number: '12' }),
    NUMBER_LOW: fromWallet({ amount: 999 }),
    NUMBER_HIGH: fromWallet({ amount: PAYOUT.maxCents + 1 }),
    INSUFFICIENT_FUNDS: fromWallet({ amount: 100_000 }),
  },
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
} satisfies Rejections
