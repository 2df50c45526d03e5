import { listCoupons } from '@kindling/api-client/contract/coupons'
import { type CouponCalls, couponCalls } from '@kindling/api-client/forms/coupon-calls'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useQuery } from './use-query.ts'

const couponsQuery = (id: string) => query(listCoupons, { params: { id } })

/** A project's coupons; null: not shown now, or not to this person. */
export function useCoupons(id: string | null) {
  const read = useQuery(id === null ? null : couponsQuery(id))
  return { ...read, data: read.data?.coupons }
}

/** Calls that change them, each of which leaves them read again. */
export function useCouponCalls(id: string): CouponCalls {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const calls = couponCalls(client, id)
    const { key } = couponsQuery(id)
    return {
      create: async (body) => {
        const answer = await calls.create(body)
        await mutate(key)
        return answer
      },
      remove: async (couponId) => {
        const answer = await calls.remove(couponId)
        await mutate(key)
        return answer
      },
    }
  }, [client, id, mutate])
}
