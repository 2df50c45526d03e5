import { allowedStep, type CheckoutFacts, type CheckoutStep, checkoutSteps } from './steps.ts'

/** Where a person is in a checkout. The address holds all of it, so refresh, back and a second tab work at each place. */
export interface CheckoutPlace {
  /** The reward they chose before they were logged in: it is put into the cart, and leaves the address. */
  readonly choice: { readonly variant: string; readonly quantity: number } | null
  /** The step they ask for; {@link allowedStep} says which one is shown. */
  readonly step: CheckoutStep | null
  /** The card they chose for this pledge, if it is not their default one. */
  readonly card: string | null
  /** The pledge they confirmed: its outcome is shown in place of the steps. */
  readonly pledge: string | null
  /** The account is new: its welcome is still to be read. */
  readonly welcome: boolean
}

/** What moves a person on. */
export type CheckoutEvent =
  /** The choice is in the cart, or was refused. */
  | { readonly type: 'choice taken' }
  | { readonly type: 'card chosen'; readonly card: string }
  | { readonly type: 'step opened'; readonly step: CheckoutStep }
  | { readonly type: 'confirmed'; readonly pledge: string }
  /** Another address: back, forward, or a link. */
  | { readonly type: 'came to'; readonly place: CheckoutPlace }

/** The place that an address names. Whatever else it holds is not kept. */
export function placeOf(search: URLSearchParams): CheckoutPlace {
  const variant = search.get('variant')
  const quantity = Math.trunc(Number(search.get('quantity') ?? 1))
  return {
    choice: variant
      ? { variant, quantity: quantity >= 1 && Number.isSafeInteger(quantity) ? quantity : 1 }
      : null,
    step: checkoutSteps.find((step) => step === search.get('step')) ?? null,
    card: search.get('card') || null,
    pledge: search.get('pledge') || null,
    welcome: search.has('welcome'),
  }
}

/** The address of a place, from `?` on; empty for the start. */
export function addressOf({ choice, step, card, pledge, welcome }: CheckoutPlace): string {
  const search = new URLSearchParams({
    ...(choice && { variant: choice.variant, quantity: String(choice.quantity) }),
    ...(step && { step }),
    ...(card && { card }),
    ...(pledge && { pledge }),
    ...(welcome && { welcome: '' }),
  })
  return search.size === 0 ? '' : `?${search}`
}

/** The place after an event. Pure: page and stories run it alike. */
export function nextPlace(place: CheckoutPlace, event: CheckoutEvent): CheckoutPlace {
  switch (event.type) {
    case 'choice taken':
      return { ...place, choice: null }
    case 'card chosen':
      return { ...place, card: event.card }
    case 'step opened':
      return { ...place, step: event.step, welcome: false }
    case 'confirmed':
      return { choice: null, step: null, card: null, pledge: event.pledge, welcome: false }
    case 'came to':
      // A card is chosen at one step and named by the address from the next one on: going back keeps the choice.
      return event.place.pledge ? event.place : { ...event.place, card: place.card ?? event.place.card }
  }
}

interface Read {
  /** Absent until something is put into it. */
  readonly cart: {
    readonly products: readonly { readonly reward: { readonly needs_shipping: boolean } }[]
    readonly shipping_address: unknown
  } | null
  readonly cards: readonly { readonly id: string; readonly is_default: boolean }[]
  /** Whether pledges can be paid at all. */
  readonly open: boolean
}

/** What to show at a place, given cart and cards: never a step before which another one is unfinished. */
export type CheckoutScreen<Card> =
  | { readonly shows: 'closed' | 'empty' }
  | {
      readonly shows: 'step'
      readonly step: CheckoutStep
      readonly facts: CheckoutFacts
      /** The card that will be charged. */
      readonly card: Card | null
    }

export function screenOf<R extends Read>(
  place: CheckoutPlace,
  { cart, cards, open }: R,
): CheckoutScreen<R['cards'][number]> {
  if (!open) return { shows: 'closed' }
  if (!cart || cart.products.length === 0) return { shows: 'empty' }
  const card = cards.find(({ id }) => id === place.card) ?? cards.find((each) => each.is_default) ?? null
  const facts = {
    needsAddress: cart.products.some(({ reward }) => reward.needs_shipping),
    hasAddress: cart.shipping_address !== null,
    hasCard: card !== null,
  }
  return { shows: 'step', step: allowedStep(place.step, facts), facts, card }
}
