import { applyCoupon } from '@kindling/api-client/contract/cart-changes'
import { checkout, setItemQuantity, setPledgeAddress } from '@kindling/api-client/contract/pledges'
import { addPaymentMethod, addShippingAddress } from '@kindling/api-client/contract/users'
import { useState } from 'react'
import { storyClient } from '../shared/story-client.ts'
import { CheckoutView, type CheckoutViewProps } from './CheckoutView.tsx'
import { allowedStep } from './steps.ts'

/** The checkout of the stories: runs its actions on the real client and keeps the answers. */
export function CheckoutStage(start: CheckoutViewProps) {
  const [{ pledge, addresses, cards, card, step }, set] =
    useState<Pick<CheckoutViewProps, 'pledge' | 'addresses' | 'cards' | 'card' | 'step'>>(start)
  const params = { id: start.project.id }
  const facts = {
    needsAddress: pledge.products.some(({ reward }) => reward.needs_shipping),
    hasAddress: pledge.shipping_address !== null,
    hasCard: card !== null,
  }
  const change = (
    next: Partial<Pick<CheckoutViewProps, 'pledge' | 'addresses' | 'cards' | 'card' | 'step'>>,
  ) => set((current) => ({ ...current, ...next }))
  const choose = async (id: string) => {
    const answer = await storyClient(setPledgeAddress, { params, body: { shipping_address_id: id } })
    change({ pledge: answer.pledge })
  }

  return (
    <CheckoutView
      {...start}
      {...{ pledge, addresses, cards, card, facts }}
      step={allowedStep(step, facts)}
      onStep={(next) => {
        start.onStep(next)
        change({ step: next })
      }}
      onChooseAddress={choose}
      onAddAddress={async (body) => {
        const { shipping_address } = await storyClient(addShippingAddress, { body })
        await choose(shipping_address.id)
        change({ addresses: [...addresses, shipping_address] })
      }}
      onChooseCard={(id) => change({ card: cards.find((each) => each.id === id) ?? null })}
      onAddCard={async (body) => {
        const { payment_method } = await storyClient(addPaymentMethod, { body })
        change({ cards: [...cards, payment_method], card: payment_method })
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
          body: { payment_method_id: card?.id ?? '', total_usd: total },
          idempotencyKey: 'story',
        })
        await start.onConfirm(total)
      }}
    />
  )
}
