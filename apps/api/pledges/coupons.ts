import { couponDiscount } from '@kindling/validation/rules/coupon'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { coupons, couponUses, type pledges } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'

type Reader = Pick<Database, 'select'>
type PledgeRow = typeof pledges.$inferSelect
export type CouponRow = typeof coupons.$inferSelect

/** The coupon of a pledge, removed or not; null: none. */
export async function couponOf(
  db: Reader,
  { couponId }: Pick<PledgeRow, 'couponId'>,
): Promise<CouponRow | null> {
  if (couponId === null) return null
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId))
  return coupon ?? null
}

/**
 * Rejects a coupon that cannot be used, beside its field: INVALID_COUPON if it is removed or over, COUPON_LIMIT if its
 * uses, or the person's one use, are taken, COUPON_MINIMUM if the sub-total in cents is too low.
 */
export async function checkCoupon(
  db: Reader,
  coupon: CouponRow,
  { userId, subTotal, now }: { userId: string; subTotal: number; now: Date },
): Promise<void> {
  if (coupon.removedAt !== null || (coupon.endsAt !== null && coupon.endsAt <= now))
    refuse('INVALID_COUPON', 'code')
  const [own] = await db
    .select({ id: couponUses.couponId })
    .from(couponUses)
    .where(and(eq(couponUses.couponId, coupon.id), eq(couponUses.userId, userId)))
  if (own || (coupon.limit !== null && coupon.used >= coupon.limit)) refuse('COUPON_LIMIT', 'code')
  if (subTotal < coupon.minimum) refuse('COUPON_MINIMUM', 'code')
}

/**
 * Takes one use of a coupon for a pledge. The statement that takes it also checks the limit, so that parallel confirms
 * cannot use it more often (reliability, money 10). Its row is locked after those of the stock, everywhere.
 */
export async function takeCoupon(
  tx: Transaction,
  coupon: CouponRow,
  { id: pledgeId, userId }: PledgeRow,
  now: Date,
): Promise<void> {
  const [taken] = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.id, coupon.id),
        isNull(coupons.removedAt),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, now)),
        sql`(${coupons.limit} is null or ${coupons.used} < ${coupons.limit})`,
      ),
    )
    .returning({ id: coupons.id })
  if (!taken) refuse('COUPON_LIMIT', 'code')
  const [own] = await tx
    .insert(couponUses)
    .values({ couponId: coupon.id, userId, pledgeId, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: couponUses.couponId })
  if (!own) refuse('COUPON_LIMIT', 'code')
}

/** Returns the use that a pledge holds, if it holds one; the caller has returned its stock. */
export async function returnCoupon(tx: Transaction, { id, couponId }: PledgeRow): Promise<void> {
  if (couponId === null) return
  const [returned] = await tx
    .delete(couponUses)
    .where(eq(couponUses.pledgeId, id))
    .returning({ id: couponUses.couponId })
  if (returned)
    await tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, returned.id))
}

/** Cents that a pledge's coupon takes off a sub-total; 0 below its minimum, or if it is removed. */
export const discountOf = (coupon: CouponRow | null, subTotal: number): number =>
  coupon === null || coupon.removedAt !== null ? 0 : couponDiscount(coupon, subTotal)
