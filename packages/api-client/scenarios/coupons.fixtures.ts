import type { Coupon } from '../model/coupon.ts'

/** 10 % off from 50 dollars. */
export const spark: Coupon = {
  id: 'cpn_spark',
  code: 'SPARK10',
  percent: 10,
  amount: null,
  minimum: 5_000,
  limit: 100,
  used: 12,
  ends_at: null,
  created_at: 1_795_000_000,
}
