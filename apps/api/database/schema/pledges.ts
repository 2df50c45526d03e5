import type { Promises } from '@kindling/validation/rules/promise-diff'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { cents, moment } from './columns.ts'
import { projects, rewards, rewardVariants } from './projects.ts'

export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What the processor calls the card. The number itself never reaches the database. */
    processorToken: text('processor_token').notNull(),
    brand: text('brand').notNull(),
    last4: text('last4').notNull(),
    expiration: text('expiration').notNull(),
    /** The same for every account that keeps this card, as the processor tells; null: it did not tell. */
    fingerprint: text('card_fingerprint'),
    name: text('name').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    userSaved: boolean('user_saved').notNull().default(true),
    billingAddress: jsonb('billing_address'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('payment_methods_user').on(table.userId)],
)

/** Coupons of a project. Terms never change; a removed one stays for the pledges that have it. */
export const coupons = pgTable(
  'coupons',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** In capitals. */
    code: text('code').notNull(),
    /** Percent of the sub-total; null: an amount. */
    percent: integer('percent'),
    /** Cents; null: a percentage. */
    amount: cents('amount'),
    /** Cents that the sub-total must reach. */
    minimum: cents('minimum').notNull().default(0),
    /** Uses it has at most; null: any number. */
    limit: integer('use_limit'),
    /** Pledges that hold a use of it; equal to its rows in `coupon_uses`. */
    used: integer('used').notNull().default(0),
    endsAt: moment('ends_at'),
    removedAt: moment('removed_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('coupons_code').on(table.projectId, table.code).where(sql`removed_at is null`),
    check(
      'coupons_used',
      sql`${table.used} >= 0 and (${table.limit} is null or ${table.used} <= ${table.limit})`,
    ),
  ],
)

export const pledges = pgTable(
  'pledges',
  {
    id: text('id').primaryKey(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    status: text('status')
      .$type<'SHOPPING' | 'CHECKED_OUT' | 'PROCESSING' | 'COMPLETED' | 'FAILED'>()
      .notNull(),
    /** The sums as confirmed; while SHOPPING they are worked out anew from the items. */
    subTotal: cents('sub_total').notNull().default(0),
    shippingTotal: cents('shipping_total').notNull().default(0),
    discount: cents('discount').notNull().default(0),
    total: cents('total').notNull().default(0),
    shippingAddressId: text('shipping_address_id'),
    /** The address as it was when the pledge was confirmed. */
    shippingAddress: jsonb('shipping_address').$type<{
      id: string
      name: string
      line1: string
      line2: string
      city: string
      state: string
      postal_code: string
      country_code: string
      phone_number: string
    }>(),
    /** What was promised when it was confirmed; null: a cart, or older than this column. */
    promises: jsonb('promises').$type<Promises>(),
    /** When that was. */
    promisedAt: moment('promised_at'),
    paymentMethodId: text('payment_method_id'),
    /** Where the visit came from in which it was confirmed: see `rules/visit-source`. */
    source: text('source').notNull().default('none'),
    couponId: text('coupon_id').references(() => coupons.id),
    /** When the card is charged, or charged again after a failure; null where it was charged at once. */
    chargeAt: moment('charge_at'),
    /** The job that charges it; null while no job has it. */
    chargeJob: text('charge_job'),
    /** Charges that failed since the campaign ended. */
    failedCharges: integer('failed_charges').notNull().default(0),
    firstFailedAt: moment('first_failed_at'),
    /** When it was charged. Of an order that is held: later by each suspension since, as its fifteen days count from it. */
    collectedAt: moment('collected_at'),
    /** Of the card that paid, also once its owner has removed it; null: not collected, or the processor did not tell. */
    cardFingerprint: text('card_fingerprint'),
    /** How far its parcel is; orders of a pre-order or a storefront are paid out once they are READY. */
    orderStatus: text('order_status')
      .$type<'NONE' | 'READY' | 'SHIPPED' | 'RETURNED' | 'CANCELLED'>()
      .notNull()
      .default('NONE'),
    carrier: text('carrier').notNull().default(''),
    trackingNumber: text('tracking_number').notNull().default(''),
    /** When its backer said that it arrived. */
    receivedAt: moment('received_at'),
    /** When its backer asked the team for a refund, and why; a refund of all of it clears neither. */
    refundAskedAt: moment('refund_asked_at'),
    refundReason: text('refund_reason').notNull().default(''),
    /** From then on its address may not change. */
    addressLocksAt: moment('address_locks_at'),
    /** Whether anything of it is sent, as confirmed. */
    ships: boolean('ships').notNull().default(false),
    /** Where its parcel goes, as an ISO alpha-3 code; null: nothing is sent. */
    country: text('country').generatedAlwaysAs(
      sql`case when ships then shipping_address ->> 'country_code' end`,
    ),
    /** Idempotency key of the checkout that took this pledge out of the cart: its retry finds it here. */
    checkoutKey: text('checkout_key'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('pledges_one_cart').on(table.projectId, table.userId).where(sql`status = 'SHOPPING'`),
    uniqueIndex('pledges_checkout_key').on(table.userId, table.checkoutKey),
    index('pledges_user').on(table.userId, table.updatedAt),
    index('pledges_project').on(table.projectId, table.status),
    // The team's list is read by key in its order, so a page costs the same whatever is stored.
    index('pledges_listed').on(table.projectId, table.createdAt, table.id).where(sql`status <> 'SHOPPING'`),
    index('pledges_by_total').on(table.projectId, table.total, table.id).where(sql`status <> 'SHOPPING'`),
    index('pledges_by_parcel')
      .on(table.projectId, table.orderStatus, table.createdAt, table.id)
      .where(sql`status <> 'SHOPPING'`),
    index('pledges_by_country')
      .on(table.projectId, table.country, table.createdAt, table.id)
      .where(sql`status <> 'SHOPPING'`),
    index('pledges_refund_asked').on(table.projectId).where(sql`refund_asked_at is not null`),
    index('pledges_unfinished').on(table.updatedAt).where(sql`status = 'PROCESSING'`),
    index('pledges_to_charge').on(table.chargeAt).where(sql`status = 'CHECKED_OUT' and charge_job is null`),
  ],
)

export const pledgeItems = pgTable(
  'pledge_items',
  {
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => rewardVariants.id),
    rewardId: text('reward_id')
      .notNull()
      .references(() => rewards.id),
    quantity: integer('quantity').notNull(),
    /**
     * Cents for one, fixed when it was pledged. A piece added later may have another price, and then a row of its own;
     * a cart has one row a variant.
     */
    price: cents('price').notNull(),
    /** Cents for all pieces, fixed when the pledge was confirmed. */
    shipping: cents('shipping').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.pledgeId, table.variantId, table.price] }),
    index('pledge_items_reward').on(table.rewardId, table.pledgeId),
    check('pledge_items_quantity', sql`${table.quantity} > 0`),
  ],
)

/** One use of a coupon a person: from the confirm until the pledge is cancelled or fails. */
export const couponUses = pgTable(
  'coupon_uses',
  {
    couponId: text('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.couponId, table.userId] }),
    uniqueIndex('coupon_uses_pledge').on(table.pledgeId),
  ],
)

/** What its backer, or its team, changed in a pledge after checkout. What its payments tell is not repeated here. */
export const pledgeEvents = pgTable(
  'pledge_events',
  {
    id: text('id').primaryKey(),
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'quantity' | 'address' | 'address_by_team' | 'card'>().notNull(),
    /** Cents, after the change. */
    total: cents('total').notNull(),
    item: text('item'),
    fromQuantity: integer('from_quantity'),
    toQuantity: integer('to_quantity'),
    last4: text('last4'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('pledge_events_pledge').on(table.pledgeId, table.createdAt)],
)

/** One attempt to have a pledge paid; its id is the processor's idempotency key. */
export const payments = pgTable(
  'payments',
  {
    id: text('id').primaryKey(),
    pledgeId: text('pledge_id')
      .notNull()
      .references(() => pledges.id),
    paymentMethodId: text('payment_method_id').notNull(),
    amount: cents('amount').notNull(),
    /** Takes the money; false: only sets the card up for the charge at the campaign's end. */
    captures: boolean('captures').notNull().default(true),
    /** Charged while the person is away: nobody answers a bank's question. */
    offSession: boolean('off_session').notNull().default(false),
    status: text('status')
      .$type<'CHECKED_OUT' | 'PENDING' | 'PROCESSING' | 'COMPLETED' | 'FAILED' | 'CANCELLED'>()
      .notNull(),
    failureCode: text('failure_code'),
    actionUrl: text('action_url'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Cents that the processor took for a charge; null: it has not told yet. */
    processorCost: cents('processor_cost'),
    /** When it was last compared with the processor's books; before `updatedAt`: to be compared again. */
    reconciledAt: moment('reconciled_at'),
  },
  (table) => [
    index('payments_pledge').on(table.pledgeId, table.createdAt),
    index('payments_unreconciled')
      .on(table.updatedAt)
      .where(sql`reconciled_at is null or reconciled_at < updated_at`),
    index('payments_without_cost')
      .on(table.updatedAt)
      .where(sql`status = 'COMPLETED' and processor_cost is null`),
  ],
)

/**
 * A card chosen for a pledge that was checked out, while its bank is asked for later charges. The pledge keeps its card
 * until the bank agreed.
 */
export const cardChecks = pgTable('card_checks', {
  /** Names the set-up at the processor, and the payment that it becomes. */
  id: text('id').primaryKey(),
  pledgeId: text('pledge_id')
    .notNull()
    .unique()
    .references(() => pledges.id),
  paymentMethodId: text('payment_method_id').notNull(),
  /** Where the bank asks the person; null: it was not asked, or did not answer yet. */
  actionUrl: text('action_url'),
  createdAt: moment('created_at').notNull(),
})
