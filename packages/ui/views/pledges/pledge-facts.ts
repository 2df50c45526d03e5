import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import type { Pledge, PledgeProduct } from '@kindling/api-client/model/pledge'
import type { ProjectSummary } from '@kindling/api-client/model/project'
import { CHECKOUT } from '@kindling/validation/limits'
import { couponDiscount } from '@kindling/validation/rules/coupon'
import { withQuantity } from '@kindling/validation/rules/pledge-change'
import { mayDecrease } from '@kindling/validation/rules/pledge-decrease'
import { pledgeTotal } from '@kindling/validation/rules/pledge-total'
import { shippingCost } from '@kindling/validation/rules/shipping-cost'
import { phaseOf } from '../shared/project-facts.ts'

/** One variant of a pledge, at whatever prices its pieces were pledged. */
export interface PledgedVariant {
  readonly product: PledgeProduct
  readonly quantity: number
  /** Cents, shipping aside. */
  readonly cents: number
}

/** A pledge's variants, each once. */
export function variantsOf({ products }: Pledge): PledgedVariant[] {
  const byVariant = Map.groupBy(products, ({ reward_variant }) => reward_variant.id)
  return [...byVariant.values()].flatMap((own) => {
    const [product] = own
    return product
      ? [
          {
            product,
            quantity: own.reduce((sum, { quantity }) => sum + quantity, 0),
            cents: own.reduce((sum, { quantity, usd_price }) => sum + quantity * usd_price, 0),
          },
        ]
      : []
  })
}

/** Add-ons that the pledge could hold, none of them yet. */
export const offeredOf = ({ add_ons }: Pick<OwnPledge, 'add_ons'>): PledgedVariant[] =>
  add_ons.map((choice) => ({
    product: { ...choice, usd_price: choice.reward.price, quantity: 0, shipping_usd: null },
    quantity: 0,
    cents: 0,
  }))

/** Cents of one piece's shipping to a country; null: it does not ship there. */
export const shippingOf = ({ reward }: PledgeProduct, country: string | undefined): number | null =>
  reward.needs_shipping ? (country ? shippingCost(reward.shipping_cost, country) : null) : 0

/** The sums that the platform will answer, by its own rules; null: a reward does not ship there. Cents. */
export interface Preview {
  readonly shipping: number
  readonly total: number
}

function summed(
  lines: readonly { price: number; quantity: number; shipping: number | null }[],
  { coupon_terms: coupon, discount }: Pick<Pledge, 'coupon_terms' | 'discount'>,
): Preview | null {
  if (lines.some(({ shipping }) => shipping === null)) return null
  const shipping = lines.reduce((sum, line) => sum + (line.shipping ?? 0), 0)
  const off = coupon ? couponDiscount(coupon, pledgeTotal(lines).subTotal) : discount
  return { shipping, total: pledgeTotal(lines, shipping, off).total }
}

/** What a pledge comes to with another quantity of one of its variants. */
export function withPieces(pledge: Pledge, product: PledgeProduct, quantity: number): Preview | null {
  const lines = pledge.products.map((each) => ({
    variantId: each.reward_variant.id,
    price: each.usd_price,
    quantity: each.quantity,
    shipping: each.shipping_usd,
  }))
  const today = {
    price: product.reward.price,
    shipping: shippingOf(product, pledge.shipping_address?.country_code),
  }
  return summed(withQuantity(lines, product.reward_variant.id, quantity, today), pledge)
}

/** What a pledge comes to if it is sent to another country. */
export function sentTo(pledge: Pledge, country: string): Preview | null {
  const lines = pledge.products.map((product) => {
    const each = shippingOf(product, country)
    const { usd_price: price, quantity } = product
    return { price, quantity, shipping: each === null ? null : each * quantity }
  })
  return summed(lines, pledge)
}

/** How many pieces of a variant may be chosen at most: those held, what is left, and what the cap allows. */
export function piecesMax(pledge: Pledge, { product, quantity }: PledgedVariant): number {
  const { reward, reward_variant: variant } = product
  const left = Math.min(reward.remaining ?? Infinity, variant.remaining ?? Infinity)
  const each = reward.price + (shippingOf(product, pledge.shipping_address?.country_code) ?? 0)
  const underCap = each > 0 ? Math.floor((CHECKOUT.capCents - pledge.total_usd) / each) : Infinity
  return quantity + Math.max(0, Math.min(left, underCap, CHECKOUT.quantityMax - quantity))
}

/** What its backer may do with a pledge now (decisions 2 §3). */
export interface Allowed {
  readonly quantities: boolean
  readonly address: boolean
  /** The time for it is over: parcels are being labelled. */
  readonly addressLocked: boolean
  readonly card: boolean
  readonly cancel: 'yes' | 'last day' | 'no'
}

export function allowed({ pledge, project, order }: OwnPledge, now: number): Allowed {
  const stands = pledge.status === 'CHECKED_OUT'
  const failed = stands && pledge.payment_status === 'FAILED'
  const runs = phaseOf(project, now) === 'live'
  const open = stands && runs && pledge.payment_status === 'CHECKED_OUT'
  const ships = pledge.products.some(({ reward }) => reward.needs_shipping)
  const addressLocked = order.address_locks_at !== null && order.address_locks_at * 1000 <= now
  // An order is refunded whole until it is made ready.
  const notReady =
    project.funding_type !== 'CROWDFUNDING' &&
    project.status !== 'SUSPENDED' &&
    pledge.status === 'COMPLETED' &&
    order.status === 'NONE'
  return {
    quantities: open,
    address: ships && !addressLocked && (open || pledge.status === 'COMPLETED'),
    addressLocked,
    card: failed || (stands && (pledge.payment_status === 'CHECKED_OUT' || pledge.next_action !== null)),
    cancel:
      failed || notReady
        ? 'yes'
        : stands && runs
          ? letsGo(project, pledge.total_usd, now)
            ? 'yes'
            : 'last day'
          : 'no',
  }
}

const letsGo = (project: ProjectSummary, cents: number, now: number): boolean =>
  mayDecrease(
    {
      fundingGoal: project.funding_goal,
      totalPledged: project.total_pledged,
      endMs: project.end_time === null ? null : project.end_time * 1000,
    },
    cents,
    now,
  )
