import {
  askForRefund,
  changePledgePayment,
  confirmReceived,
  getOwnPledge,
  setCheckedOutQuantity,
} from '@kindling/api-client/contract/cart-changes'
import { cancelPledge, setPledgeAddress } from '@kindling/api-client/contract/pledges'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { RefundRequestForm } from '@kindling/validation/forms/refund'
import { useSWRConfig } from 'swr'
import { type IdempotencyKey, useIdempotencyKey } from './idempotency-key.ts'
import { pledgeListQuery } from './my-pledges.ts'
import { usePlatform } from './platform.tsx'
import { myPledgesQuery, projectQuery } from './queries.ts'
import { query } from './query.ts'

export const ownPledgeQuery = (pledgeId: string) => query(getOwnPledge, { params: { pledgeId } })

const nameOf = (key: string) => `${key.split(' ')[0]} `
/** What shows a pledge: its page, the list, the cart, the campaign's figures. */
const showing = [ownPledgeQuery(''), pledgeListQuery(), myPledgesQuery(''), projectQuery('')].map(({ key }) =>
  nameOf(key),
)
/** Codes that say that the pledge on the screen is out of date. */
const stale = new Set<string>([
  'PLEDGE_PAID',
  'PLEDGE_CANCELLED',
  'NOT_FOUND',
  'MISSING_PLEDGE',
  'INVALID_PROJECT_STATE',
  'INTEGRITY_ERROR',
  'BACKER_LIMIT_EXCEEDED',
  'VARIANT_LIMIT_EXCEEDED',
])

/** Reads again what shows pledges, where it is on the screen. */
export function useReadAgain() {
  const { mutate } = useSWRConfig()
  return () =>
    mutate((key: unknown) => typeof key === 'string' && showing.some((name) => key.startsWith(name)))
}

/** Says that the parcel of a pledge arrived, from the list of all. Saying it twice is saying it once. */
export function useReceived() {
  const { client } = usePlatform()
  const readAgain = useReadAgain()
  return async (pledgeId: string): Promise<void> => {
    await client(confirmReceived, { params: { pledgeId } })
    await readAgain()
  }
}

/** Changes of one pledge; each reads again what shows it, also after a rejection that says it is out of date. */
export function usePledgeChanges(pledgeId: string, projectId: string) {
  const { client } = usePlatform()
  const readAgain = useReadAgain()
  const run = async <Answer>(call: () => Promise<Answer>, key?: IdempotencyKey): Promise<Answer> => {
    try {
      const answer = await call()
      key?.forget()
      await readAgain()
      return answer
    } catch (error) {
      // Without an answer, a retry must be the same call: it may have been done already.
      if (isApiError(error) && error.status >= 400 && error.status < 500) key?.forget()
      if (isApiError(error) && stale.has(error.code)) await readAgain()
      throw error
    }
  }
  const quantityKey = useIdempotencyKey(`quantity:${pledgeId}`)
  const cardKey = useIdempotencyKey(`card:${pledgeId}`)
  const cancelKey = useIdempotencyKey('cancel')
  return {
    onQuantity: ({ variantId, quantity, total }: { variantId: string; quantity: number; total: number }) => {
      const params = { id: projectId, variantId }
      const body = { quantity, pledge_id: pledgeId, total_usd: total }
      const idempotencyKey = quantityKey.for({ params, body })
      return run(() => client(setCheckedOutQuantity, { params, body, idempotencyKey }), quantityKey)
    },
    onAddress: (shipping_address_id: string, total: number | null) => {
      const body = { shipping_address_id, pledge_id: pledgeId, ...(total !== null && { total_usd: total }) }
      return run(() => client(setPledgeAddress, { params: { id: projectId }, body }))
    },
    onCard: (id: string) => {
      const params = { projectId, pledgeId }
      const idempotencyKey = cardKey.for({ params, id })
      return run(async () => {
        const { pledge } = await client(changePledgePayment, { params, body: { id }, idempotencyKey })
        return pledge
      }, cardKey)
    },
    onReceived: () => run(() => client(confirmReceived, { params: { pledgeId } })),
    onAsk: (body: RefundRequestForm) => run(() => client(askForRefund, { params: { pledgeId }, body })),
    onCancel: () => {
      const params = { id: projectId, pledgeId }
      const idempotencyKey = cancelKey.for(params)
      return run(() => client(cancelPledge, { params, idempotencyKey }), cancelKey)
    },
  }
}
