import { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import { checkout, setItemQuantity, setPledgeAddress } from '@kindling/api-client/contract/pledges'
import { addPaymentMethod, addShippingAddress } from '@kindling/api-client/contract/users'
import { useReducer, useState } from 'react'
import { storyClient } from '../shared/story-client.ts'
import { CheckoutView, type CheckoutViewProps } from './CheckoutView.tsx'
import { nextPlace, placeOf, screenOf } from './place.ts'

/** The checkout of the stories: runs its actions on the real client and keeps the answers. */
export function CheckoutStage(start: CheckoutViewProps) {
  const [{ pledge, addresses, cards }, set] =
    useState<Pick<CheckoutViewProps, 'pledge' | 'addresses' | 'cards'>>(start)
  const [place, move] = useReducer(nextPlace, start, ({ step, card }) =>
    placeOf(new URLSearchParams({ step, ...(card && { card: card.id }) })),
  )
  const params = { id: start.project.id }
  const screen = screenOf(place, { cart: pledge, cards, open: true })
  const change = (next: Partial<Pick<CheckoutViewProps, 'pledge' | 'addresses' | 'cards'>>) =>
    set((current) => ({ ...current, ...next }))
  const choose = async (id: string) => {
    const answer = await storyClient(setPledgeAddress, { params, body: { shipping_address_id: id } })
    change({ pledge: answer.pledge })
  }

  // A story's cart is never empty.
  if (screen.shows !== 'step') return null
  const { shows: _, ...shown } = screen

  return (
    <CheckoutView
      {...start}
      {...{ pledge, addresses, cards, ...shown }}
      onStep={(step) => {
        start.onStep(step)
        move({ type: 'step opened', step })
      }}
      onChooseAddress={choose}
      onAddAddress={async (body) => {
        const { shipping_address } = await storyClient(addShippingAddress, { body })
        await choose(shipping_address.id)
        change({ addresses: [...addresses, shipping_address] })
      }}
      onChooseCard={(card) => move({ type: 'card chosen', card })}
      onAddCard={async (body) => {
        const { payment_method } = await storyClient(addPaymentMethod, { body })
        change({ cards: [...cards, payment_method] })
        move({ type: 'card chosen', card: payment_method.id })
      }}
      onQuantity={async (variantId, quantity) => {
        const answer = await storyClient(setItemQuantity, {
          params: { ...params, variantId },
          body: { quantity },
        })
        change({ pledge: answer.pledge })
      }}
      onCoupon={async (code) => {
        const answer = await storyClient(applyCoupon, { params, body: { code } })
        change({ pledge: answer.pledge })
      }}
      onConfirm={async (total) => {
        await storyClient(checkout, {
          params,
          body: { payment_method_id: shown.card?.id ?? '', total_usd: total },
          idempotencyKey: 'story',
        })
        await start.onConfirm(total)
      }}
    />
  )
}
