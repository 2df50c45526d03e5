import type { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import type { createCoupon, listCoupons, removeCoupon } from '@kindling/api-client/contract/coupons'
import type { Coupon } from '@kindling/api-client/model/coupon'
import { CHECKOUT } from '@kindling/validation/limits'
import { couponCode, isCouponCode } from '@kindling/validation/rules/coupon'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { coupons, pledges, projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { readCart, toWirePledge } from './cart.ts'
import { type CouponRow, checkCoupon } from './coupons.ts'

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)

const toWireCoupon = ({ id, code, percent, amount, minimum, limit, used, ...row }: CouponRow): Coupon => ({
  id,
  code,
  percent,
  amount,
  minimum,
  limit,
  used,
  ends_at: row.endsAt && seconds(row.endsAt),
  created_at: seconds(row.createdAt),
})

/** Puts a coupon on the cart, or takes it off. Nothing is counted before the confirm. */
const onApplyCoupon: Handler<typeof applyCoupon> = async ({ platform, user, project, body }) => {
  const { db } = platform
  const code = couponCode(body.code ?? '')
  const cart = await db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const [cart] = await tx
      .select()
      .from(pledges)
      .where(
        and(eq(pledges.projectId, project.id), eq(pledges.userId, user.id), eq(pledges.status, 'SHOPPING')),
      )
      .for('update')
    if (!cart) refuse('MISSING_PLEDGE')
    const now = platform.businessNow()
    const put = async (couponId: string | null) => {
      const [updated] = await tx
        .update(pledges)
        .set({ couponId, updatedAt: now })
        .where(eq(pledges.id, cart.id))
        .returning()
      return updated ?? cart
    }
    if (code === '') return put(null)
    const [coupon] = isCouponCode(code)
      ? await tx
          .select()
          .from(coupons)
          .where(and(eq(coupons.projectId, project.id), eq(coupons.code, code), isNull(coupons.removedAt)))
      : []
    if (!coupon) refuse('INVALID_COUPON', 'code')
    const { subTotal } = await readCart(tx, cart)
    await checkCoupon(tx, coupon, { userId: user.id, subTotal, now })
    return put(coupon.id)
  })
  return { pledge: await toWirePledge(db, cart) }
}

const onListCoupons: Handler<typeof listCoupons> = async ({ platform, project }) => {
  const rows = await platform.db
    .select()
    .from(coupons)
    .where(and(eq(coupons.projectId, project.id), isNull(coupons.removedAt)))
    .orderBy(desc(coupons.createdAt), desc(coupons.id))
  return { coupons: rows.map(toWireCoupon) }
}

const onCreateCoupon: Handler<typeof createCoupon> = async ({ platform, project, body }) => {
  const now = platform.businessNow()
  const isPercent = body.kind === 'PERCENT'
  if (isPercent && body.value > CHECKOUT.couponPercentMax)
    refuse('NUMBER_HIGH', 'value', { max: CHECKOUT.couponPercentMax })
  const endsAt = body.ends_at === null ? null : new Date(body.ends_at * 1000)
  if (endsAt && !(endsAt > now)) refuse('DATE_EARLY', 'ends_at')
  return platform.db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const [there] = await tx
      .select({ n: count() })
      .from(coupons)
      .where(and(eq(coupons.projectId, project.id), isNull(coupons.removedAt)))
    if ((there?.n ?? 0) >= CHECKOUT.couponsMax) refuse('MAX_COUNT', 'coupon', { max: CHECKOUT.couponsMax })
    const [coupon] = await tx
      .insert(coupons)
      .values({
        id: newId('cpn'),
        projectId: project.id,
        code: couponCode(body.code),
        percent: isPercent ? body.value : null,
        amount: isPercent ? null : body.value,
        minimum: body.minimum_usd,
        limit: body.limit,
        endsAt,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (!coupon) refuse('VALUE_EXISTS', 'code')
    return { coupon: toWireCoupon(coupon) }
  })
}

const onRemoveCoupon: Handler<typeof removeCoupon> = async ({ platform, project, params }) => {
  const [removed] = await platform.db
    .update(coupons)
    .set({ removedAt: platform.businessNow() })
    .where(and(eq(coupons.id, params.couponId), eq(coupons.projectId, project.id), isNull(coupons.removedAt)))
    .returning({ id: coupons.id })
  if (!removed) refuse('INVALID_ID', 'coupon')
  return {}
}

export const couponHandlers = {
  applyCoupon: onApplyCoupon,
  listCoupons: onListCoupons,
  createCoupon: onCreateCoupon,
  removeCoupon: onRemoveCoupon,
} satisfies Partial<Handlers>
