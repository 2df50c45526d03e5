import type { PaymentMethod, ShippingAddress } from '../model/account.ts'
import { cardOf } from './cards.ts'
import { address, newcomer, visa } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { changeMe, me, type Store } from './store.ts'

/** Signing up, and what an account keeps for later: cards and addresses. */
export function userHandlers(store: Store): Handlers<'users'> {
  const cards = () => me(store).payment_methods
  const addresses = () => me(store).shipping_addresses
  const keepAddresses = (shipping_addresses: ShippingAddress[]) => {
    const chosen = me(store).default_shipping_address
    const stays = shipping_addresses.some(({ id }) => id === chosen)
    const default_shipping_address = stays ? chosen : (shipping_addresses[0]?.id ?? null)
    changeMe(store, { shipping_addresses, default_shipping_address })
  }
  return {
    register: ({ body }) => {
      const user = { ...newcomer, email: text(body.email), name: text(body.name) }
      store.user = user
      return { user }
    },
    getMe: () => ({ user: me(store) }),
    listPaymentMethods: () => ({ payment_methods: cards() }),
    addPaymentMethod: ({ body }) => {
      const payment_method: PaymentMethod = {
        ...visa,
        id: `pm_${cards().length + 1}`,
        ...cardOf(text(body.card_token)),
        name: text(body.name),
        is_default: cards().length === 0,
      }
      changeMe(store, { payment_methods: [...cards(), payment_method] })
      return { payment_method }
    },
    setDefaultPaymentMethod: ({ body }) => {
      const payment_methods = cards().map((card) => ({ ...card, is_default: card.id === body.id }))
      changeMe(store, { payment_methods })
      return { payment_methods }
    },
    removePaymentMethod: ({ params }) => {
      changeMe(store, { payment_methods: cards().filter(({ id }) => id !== params.id) })
      return {}
    },
    addShippingAddress: ({ body }) => {
      const shipping_address = {
        ...address,
        line2: '',
        phone_number: '',
        ...body,
        id: `adr_${addresses().length + 2}`,
      }
      keepAddresses([...addresses(), shipping_address])
      return { shipping_address }
    },
    updateShippingAddress: ({ params, body }) => {
      const shipping_address = { ...address, ...body, id: params.id ?? '' }
      keepAddresses(addresses().map((each) => (each.id === params.id ? shipping_address : each)))
      return { shipping_address }
    },
    removeShippingAddress: ({ params }) => {
      keepAddresses(addresses().filter(({ id }) => id !== params.id))
      return {}
    },
  }
}
