import { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import type { AnswerOf, BodyOf } from '@kindling/api-client/contract/endpoint'
import {
  checkout,
  confirmPayment,
  type getMyPledges,
  setItemQuantity,
  setPledgeAddress,
} from '@kindling/api-client/contract/pledges'
import { addPaymentMethod, addShippingAddress } from '@kindling/api-client/contract/users'
import type { PaymentMethod, ShippingAddress } from '@kindling/api-client/model/account'
import type { Pledge } from '@kindling/api-client/model/pledge'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { useSWRConfig } from 'swr'
import { newKey, useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { myPledgesQuery, projectQuery } from './queries.ts'
import { useSession } from './session.tsx'
import { type Read, useQuery } from './use-query.ts'

export interface Cart {
  readonly read: Read<AnswerOf<typeof getMyPledges>>
  readonly setQuantity: (variantId: string, quantity: number) => Promise<Pledge>
  /** Puts a coupon on the cart; an empty code takes it off. */
  readonly applyCoupon: (code: string) => Promise<Pledge>
  readonly chooseAddress: (id: string) => Promise<Pledge>
  readonly addAddress: (address: BodyOf<typeof addShippingAddress>) => Promise<ShippingAddress>
  readonly addCard: (card: BodyOf<typeof addPaymentMethod>) => Promise<PaymentMethod>
  /** Confirms the total that the person saw beside the button, in cents. `source`: where the visit came from. */
  readonly confirm: (paymentMethodId: string, total: number, source?: string) => Promise<Pledge>
  /** The person's answer to the bank. */
  readonly answerBank: (pledgeId: string, approved: boolean) => Promise<Pledge>
  readonly reload: () => Promise<void>
}

/** The cart of one project, and what can be done with it. */
export function useCart(projectId: string): Cart {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const { refresh } = useSession()
  const mine = myPledgesQuery(projectId)
  const read = useQuery(mine)
  const idempotencyKey = useIdempotencyKey(`checkout:${projectId}`)
  const params = { id: projectId }

  const keepCart = (pledge: Pledge) =>
    mutate(
      mine.key,
      {
        shopping_pledge: pledge,
        pledges: read.data?.pledges ?? [],
        payments_open: read.data?.payments_open ?? true,
      },
      { revalidate: false },
    )
  const reload = async () => {
    await mutate(mine.key)
    // The campaign's total has changed; views that show it read it again.
    await mutate(
      (key: unknown) => typeof key === 'string' && key.startsWith(projectQuery('').key.split(' ')[0] ?? ''),
    )
  }

  return {
    read,
    setQuantity: async (variantId, quantity) => {
      const { pledge } = await client(setItemQuantity, {
        params: { ...params, variantId },
        body: { quantity },
      })
      await keepCart(pledge)
      return pledge
    },
    applyCoupon: async (code) => {
      const { pledge } = await client(applyCoupon, { params, body: { code } })
      await keepCart(pledge)
      return pledge
    },
    chooseAddress: async (id) => {
      const { pledge } = await client(setPledgeAddress, { params, body: { shipping_address_id: id } })
      await keepCart(pledge)
      return pledge
    },
    addAddress: async (body) => {
      const { shipping_address } = await client(addShippingAddress, { body })
      await refresh()
      return shipping_address
    },
    addCard: async (body) => {
      const { payment_method } = await client(addPaymentMethod, { body })
      await refresh()
      return payment_method
    },
    confirm: async (paymentMethodId, total, source) => {
      const body = { payment_method_id: paymentMethodId, total_usd: total, ...(source && { source }) }
      try {
        const { pledge } = await client(checkout, { params, body, idempotencyKey: idempotencyKey.for(body) })
        idempotencyKey.forget()
        return pledge
      } catch (error) {
        // Rejected for good: the next attempt gets a new key. Without an answer, a retry must be the same call.
        if (isApiError(error) && error.status >= 400 && error.status < 500) idempotencyKey.forget()
        throw error
      }
    },
    answerBank: async (pledgeId, approved) => {
      const { pledge } = await client(confirmPayment, {
        params: { ...params, pledgeId },
        body: { approved },
        idempotencyKey: newKey(),
      })
      return pledge
    },
    reload,
  }
}
