import { setDefaultShippingAddress } from '@kindling/api-client/contract/account'
import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import {
  addPaymentMethod,
  addShippingAddress,
  removePaymentMethod,
  removeShippingAddress,
  setDefaultPaymentMethod,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { usePlatform } from './platform.tsx'
import { useProfileKept, useSession } from './session.tsx'

/** Cards and addresses. The profile carries both, and is fetched again after each change. */
export function useSaved() {
  const { client } = usePlatform()
  const keepProfile = useProfileKept()
  const { refresh } = useSession()
  return {
    addCard: async (body: BodyOf<typeof addPaymentMethod>) => {
      await client(addPaymentMethod, { body })
      await refresh()
    },
    chooseCard: async (id: string) => {
      await client(setDefaultPaymentMethod, { body: { id } })
      await refresh()
    },
    removeCard: async (id: string) => {
      await client(removePaymentMethod, { params: { id } })
      await refresh()
    },
    addAddress: async (body: BodyOf<typeof addShippingAddress>) => {
      await client(addShippingAddress, { body })
      await refresh()
    },
    changeAddress: async (id: string, body: BodyOf<typeof updateShippingAddress>) => {
      await client(updateShippingAddress, { params: { id }, body })
      await refresh()
    },
    chooseAddress: async (id: string) => {
      const { user } = await client(setDefaultShippingAddress, { body: { id } })
      await keepProfile(user)
    },
    removeAddress: async (id: string) => {
      await client(removeShippingAddress, { params: { id } })
      await refresh()
    },
  }
}
