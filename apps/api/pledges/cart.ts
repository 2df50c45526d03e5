import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { Pledge, PledgeChoice, PledgeProduct } from '@kindling/api-client/model/pledge'
import { pledgeTotal } from '@kindling/validation/rules/pledge-total'
import { shippingCost } from '@kindling/validation/rules/shipping-cost'
import { asc, desc, eq, sql } from 'drizzle-orm'
import { toWireAddress, toWirePaymentMethod } from '../accounts/profile.ts'
import type { Database } from '../database/connection.ts'
import {
  cardChecks,
  paymentMethods,
  payments,
  pledgeItems,
  type pledges,
  rewards,
  rewardVariants,
  shippingAddresses,
  users,
} from '../database/schema.ts'
import { toWireImage } from '../kernel/image.ts'
import { type CouponRow, couponOf, discountOf } from './coupons.ts'

export type Reader = Pick<Database, 'select'>
export type PledgeRow = typeof pledges.$inferSelect
type RewardRow = typeof rewards.$inferSelect
type VariantRow = typeof rewardVariants.$inferSelect

export interface CartLine {
  readonly reward: RewardRow
  readonly variant: VariantRow
  readonly quantity: number
  /** Cents of one piece. */
  readonly price: number
  /** Cents for all pieces; null: no address yet, or not shipped there. */
  readonly shipping: number | null
}

export interface Cart {
  readonly lines: readonly CartLine[]
  readonly address: Pledge['shipping_address']
  readonly subTotal: number
  readonly shippingTotal: number
  readonly discount: number
  readonly coupon: CouponRow | null
  readonly total: number
}

const left = (limit: number | null, taken: number) => (limit === null ? null : Math.max(0, limit - taken))

async function addressOf(db: Reader, pledge: PledgeRow): Promise<Pledge['shipping_address']> {
  if (pledge.shippingAddress) return pledge.shippingAddress
  if (!pledge.shippingAddressId) return null
  const [row] = await db
    .select()
    .from(shippingAddresses)
    .where(eq(shippingAddresses.id, pledge.shippingAddressId))
  return row ? toWireAddress(row) : null
}

/** Cents for shipping a line: 0 if nothing is shipped, null if the address is unknown or not served. */
export function lineShipping(
  reward: RewardRow,
  quantity: number,
  country: string | undefined,
): number | null {
  if (!reward.needsShipping) return 0
  if (country === undefined) return null
  const each = shippingCost(reward.shippingCost, country)
  return each === null ? null : each * quantity
}

/**
 * A pledge's items and costs. A cart is computed from today's prices, so that a changed price is seen before it is
 * paid; a confirmed pledge keeps its confirmed sums (reliability, money 11).
 */
export async function readCart(db: Reader, pledge: PledgeRow): Promise<Cart> {
  const address = await addressOf(db, pledge)
  const rows = await db
    .select()
    .from(pledgeItems)
    .innerJoin(rewards, eq(rewards.id, pledgeItems.rewardId))
    .innerJoin(rewardVariants, eq(rewardVariants.id, pledgeItems.variantId))
    .where(eq(pledgeItems.pledgeId, pledge.id))
    .orderBy(asc(pledgeItems.rewardId), asc(rewardVariants.position), asc(pledgeItems.price))
  const open = pledge.status === 'SHOPPING'
  const coupon = await couponOf(db, pledge)
  const lines = rows.map((row): CartLine => {
    const { quantity } = row.pledge_items
    const shipping = open
      ? lineShipping(row.rewards, quantity, address?.country_code)
      : row.pledge_items.shipping
    const price = open ? row.rewards.price : row.pledge_items.price
    return { reward: row.rewards, variant: row.reward_variants, quantity, price, shipping }
  })
  if (!open)
    return {
      lines,
      address,
      subTotal: pledge.subTotal,
      shippingTotal: pledge.shippingTotal,
      discount: pledge.discount,
      coupon,
      total: pledge.total,
    }
  const shippingTotal = lines.reduce((sum, line) => sum + (line.shipping ?? 0), 0)
  const { subTotal } = pledgeTotal(lines)
  const discount = discountOf(coupon, subTotal)
  const { total } = pledgeTotal(lines, shippingTotal, discount)
  return { lines, address, subTotal, shippingTotal, discount, coupon, total }
}

/** A variant of a reward as a pledge names it. */
export const toWireChoice = ({ reward, variant }: Pick<CartLine, 'reward' | 'variant'>): PledgeChoice => ({
  reward: {
    id: reward.id,
    title: reward.title,
    image: reward.image ? toWireImage(reward.image) : null,
    is_donation: reward.isDonation,
    is_addon: reward.isAddon,
    needs_shipping: reward.needsShipping,
    shipping_cost: reward.shippingCost,
    delivery_date: reward.deliveryDate ? Math.floor(reward.deliveryDate.getTime() / 1000) : null,
    remaining: left(reward.backerLimit, reward.taken),
    price: reward.price,
  },
  reward_variant: {
    id: variant.id,
    name: variant.name,
    image: variant.image ? toWireImage(variant.image) : null,
    remaining: left(variant.quantity, variant.taken),
  },
})

const toWireLine = ({ reward, variant, quantity, price, shipping }: CartLine): PledgeProduct => ({
  ...toWireChoice({ reward, variant }),
  usd_price: price,
  quantity,
  shipping_usd: shipping,
})

type Failed = NonNullable<Pledge['failure']>

/** A refunded pledge is cancelled, although its payment was completed. */
export const paymentStatusOf = (
  pledge: Pick<PledgeRow, 'status'>,
  payment: Pick<typeof payments.$inferSelect, 'status'> | undefined,
): Pledge['payment_status'] =>
  pledge.status === 'FAILED' && payment?.status === 'COMPLETED' ? 'CANCELLED' : (payment?.status ?? null)

/**
 * The bank's question: about the checkout, about a charge made with its backer there, or about another card.
 *
 * @param checkUrl where the bank asks about another card.
 */
export function nextActionOf(
  { status }: Pick<PledgeRow, 'status'>,
  payment: Pick<typeof payments.$inferSelect, 'actionUrl'> | undefined,
  checkUrl: string | null | undefined,
): Pledge['next_action'] {
  const isUndecided = status === 'PROCESSING' || status === 'CHECKED_OUT'
  const url = payment?.actionUrl ?? (status === 'CHECKED_OUT' ? checkUrl : null)
  return isUndecided && url ? { kind: 'confirm_payment', url } : null
}

/** Its backer's answer to the open vote of its project, the first to close; null: none is open, or no answer yet. */
const answerToOpenVote = ({ status, projectId, userId }: PledgeRow) =>
  status !== 'COMPLETED'
    ? sql<null>`null`
    : sql<boolean | null>`(select o.refund from milestone_votes v join milestone_voters o on o.vote_id = v.id
    where v.project_id = ${projectId} and v.closed_at is null and o.user_id = ${userId} order by v.closes_at limit 1)`

/** A pledge as it travels. */
export async function toWirePledge(db: Reader, pledge: PledgeRow): Promise<Pledge> {
  const cart = await readCart(db, pledge)
  const [person] = await db
    .select({ name: users.name, email: users.email, vote: answerToOpenVote(pledge) })
    .from(users)
    .where(eq(users.id, pledge.userId))
  const [paid] = await db
    .select({ payment: payments, asked: cardChecks.actionUrl })
    .from(payments)
    .leftJoin(cardChecks, eq(cardChecks.pledgeId, payments.pledgeId))
    .where(eq(payments.pledgeId, pledge.id))
    .orderBy(desc(payments.createdAt), desc(payments.captures))
    .limit(1)
  const payment = paid?.payment
  const [card] = pledge.paymentMethodId
    ? await db.select().from(paymentMethods).where(eq(paymentMethods.id, pledge.paymentMethodId))
    : []
  const method = card ? toWirePaymentMethod(card) : null
  const shopping = pledge.status === 'SHOPPING'
  return {
    id: pledge.id,
    project_id: String(pledge.projectId),
    status: pledge.status,
    payment_status: shopping ? null : paymentStatusOf(pledge, payment),
    sub_total_usd: cart.subTotal,
    shipping_total: cart.shippingTotal,
    discount: cart.discount,
    total_usd: cart.total,
    updated: toRfc2822(pledge.updatedAt.getTime()),
    user_name: person?.name ?? '',
    user_email: person?.email ?? '',
    shipping_address: cart.address,
    payment_method: method
      ? { id: method.id, brand: method.brand, last4: method.last4, expiration: method.expiration }
      : null,
    milestone_vote: person?.vote ?? null,
    coupon: cart.coupon?.code ?? null,
    coupon_terms: cart.coupon && {
      percent: cart.coupon.percent,
      amount: cart.coupon.amount,
      minimum: cart.coupon.minimum,
    },
    products: cart.lines.map(toWireLine),
    charged_at: pledge.chargeAt ? Math.floor(pledge.chargeAt.getTime() / 1000) : null,
    next_action: nextActionOf(pledge, payment, paid?.asked),
    failure:
      pledge.status === 'FAILED' && payment?.failureCode
        ? {
            code: payment.failureCode as Failed['code'],
            field: payment.failureCode === 'INVALID_VALUE' ? 'payment_method' : null,
          }
        : null,
  }
}
