/** Steps of the checkout, in order. The address holds the step, so refresh and back work at each. */
export const checkoutSteps = ['address', 'payment', 'review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

export interface CheckoutFacts {
  /** Whether anything in the cart is shipped. */
  readonly needsAddress: boolean
  readonly hasAddress: boolean
  readonly hasCard: boolean
}

/** The step to show: the wanted one, or the first incomplete one before it. */
export function allowedStep(wanted: CheckoutStep | null, facts: CheckoutFacts): CheckoutStep {
  const first: CheckoutStep = facts.needsAddress ? 'address' : 'payment'
  const blocked: CheckoutStep | null =
    facts.needsAddress && !facts.hasAddress ? 'address' : facts.hasCard ? null : 'payment'
  const target = wanted ?? first
  if (!facts.needsAddress && target === 'address') return 'payment'
  if (blocked && checkoutSteps.indexOf(target) > checkoutSteps.indexOf(blocked)) return blocked
  return target
}

/** The steps this cart has. */
export const stepsOf = ({ needsAddress }: CheckoutFacts): readonly CheckoutStep[] =>
  needsAddress ? checkoutSteps : checkoutSteps.filter((step) => step !== 'address')
