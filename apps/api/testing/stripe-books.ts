import type Stripe from 'stripe'

/** An answer that is no success; `error` as the documentation shows it: https://docs.stripe.com/api/errors */
export class PeerError extends Error {
  readonly status: number
  readonly error: {
    readonly type: string
    readonly code?: string
    readonly decline_code?: string
    readonly param?: string
  }
  constructor(status: number, error: PeerError['error']) {
    super(error.code ?? error.type)
    this.status = status
    this.error = error
  }
}
const invalid = (code: string, param?: string) =>
  new PeerError(400, { type: 'invalid_request_error', code, ...(param !== undefined && { param }) })
const missing = (param: string) =>
  new PeerError(404, { type: 'invalid_request_error', code: 'resource_missing', param })

/** What the cards of the peer do, by the id that the browser would have been given. */
export const peerCards = {
  pm_good: 'succeeded',
  pm_declined: 'card_declined',
  pm_poor: 'insufficient_funds',
  pm_expired: 'expired_card',
  pm_asks: 'asks',
  pm_slow: 'slow',
  pm_declined_later: 'declined_later',
  pm_refund_fails: 'refund_fails',
} as const
type CardKind = (typeof peerCards)[keyof typeof peerCards]

type Kind = 'payment_intent' | 'setup_intent'
/** What is kept of an intent; the answers below hold exactly what the adapter reads of it, and its id. */
export interface PeerIntent {
  readonly id: string
  readonly object: Kind
  readonly amount: number
  readonly card: string
  readonly customer: string
  readonly key: string
  status:
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_payment_method'
    | 'processing'
    | 'succeeded'
    | 'canceled'
  cancelled: string | null
  failure: PeerError['error'] | null
  actionUrl: string | null
  /** Where the bank sends the person back to. */
  returnUrl: string | null
}
type PaymentAnswer = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'cancellation_reason' | 'next_action' | 'last_payment_error'
>
type SetupAnswer = Pick<
  Stripe.SetupIntent,
  'id' | 'status' | 'cancellation_reason' | 'next_action' | 'last_setup_error'
>
export type PeerRefund = Pick<Stripe.Refund, 'id' | 'amount' | 'status' | 'metadata'> & {
  readonly payment_intent: string
}

const declines: Partial<Record<CardKind, { code: string; decline_code: string }>> = {
  card_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  expired_card: { code: 'expired_card', decline_code: 'expired_card' },
}

export const intentAnswer = (intent: PeerIntent): PaymentAnswer | SetupAnswer => {
  const { id, status, actionUrl, failure, cancelled: cancellation_reason } = intent
  const next_action =
    actionUrl === null
      ? null
      : { type: 'redirect_to_url', redirect_to_url: { url: actionUrl, return_url: null } }
  const error = failure as Stripe.PaymentIntent['last_payment_error']
  const told = { id, status, cancellation_reason, next_action }
  return intent.object === 'payment_intent'
    ? ({ ...told, last_payment_error: error } as PaymentAnswer)
    : ({ ...told, last_setup_error: error } as SetupAnswer)
}

/** The charge of an intent with its line of the balance, as the adapter asks for it. */
export const chargeAnswer = ({ status, amount }: PeerIntent) =>
  status === 'succeeded' ? { balance_transaction: { fee: Math.round(amount * 0.029) + 30 } } : null

/** The provider's books and its rules of states, as far as its documentation tells. */
export function stripeBooks() {
  const intents = new Map<string, PeerIntent>()
  const refunds = new Map<string, PeerRefund>()
  const owners = new Map<string, string>()
  const agreed = new Set<string>()
  let ids = 0
  const newId = (prefix: string) => `${prefix}_${++ids}`

  const cardOf = (id: string): CardKind => {
    const kind = peerCards[id.split('-')[0] as keyof typeof peerCards]
    if (!kind) throw missing('payment_method')
    return kind
  }
  const intentOf = (id: string): PeerIntent => {
    const intent = intents.get(id)
    if (!intent) throw missing('intent')
    return intent
  }
  const left = (payment: string): number =>
    [...refunds.values()]
      .filter((each) => each.payment_intent === payment && each.status !== 'failed')
      .reduce((sum, { amount }) => sum - amount, intentOf(payment).amount)
  const unexpected = ({ object }: PeerIntent) => invalid(`${object}_unexpected_state`)
  const decline = (intent: PeerIntent, failure: { code: string; decline_code: string }) => {
    intent.status = 'requires_payment_method'
    intent.actionUrl = null
    intent.failure = { type: 'card_error', ...failure }
    return new PeerError(402, intent.failure)
  }

  return {
    intents,
    refunds,
    newCustomer: () => ({ id: newId('cus') }),
    attach: (card: string, customer: string) => {
      cardOf(card)
      owners.set(card, customer)
      return {
        id: card,
        card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030, fingerprint: `fp_${card}` },
      }
    },
    create: (
      object: Kind,
      order: { amount: number; customer: string; card: string; key: string },
    ): PeerIntent => {
      cardOf(order.card)
      if (owners.get(order.card) !== order.customer) throw invalid('payment_method_unexpected_customer')
      const intent: PeerIntent = {
        ...order,
        object,
        id: newId(object === 'payment_intent' ? 'pi' : 'seti'),
        status: 'requires_confirmation',
        cancelled: null,
        failure: null,
        actionUrl: null,
        returnUrl: null,
      }
      intents.set(intent.id, intent)
      return intent
    },
    find: intentOf,
    confirm: (id: string, { offSession, returnUrl }: { offSession: boolean; returnUrl: string | null }) => {
      const intent = intentOf(id)
      if (intent.status !== 'requires_confirmation') throw unexpected(intent)
      const kind = cardOf(intent.card)
      const isPayment = intent.object === 'payment_intent'
      const failure = kind === 'declined_later' && isPayment ? declines.card_declined : declines[kind]
      if (failure) throw decline(intent, failure)
      if (kind === 'asks' && offSession && !agreed.has(intent.card))
        throw decline(intent, { code: 'authentication_required', decline_code: 'authentication_required' })
      if (kind === 'asks' && !offSession) {
        intent.status = 'requires_action'
        intent.returnUrl = returnUrl
        intent.actionUrl = returnUrl === null ? null : `https://hooks.stripe.example/3ds/${id}`
      } else intent.status = kind === 'slow' ? 'processing' : 'succeeded'
      return intent
    },
    cancel: (id: string, reason: string): PeerIntent => {
      const intent = intentOf(id)
      if (['processing', 'succeeded', 'canceled'].includes(intent.status)) throw unexpected(intent)
      intent.status = 'canceled'
      intent.cancelled = reason
      intent.actionUrl = null
      return intent
    },
    refund: (payment: string, amount: number | null, metadata: Record<string, string>): PeerRefund => {
      const intent = intentOf(payment)
      if (intent.status !== 'succeeded') throw invalid('charge_not_refundable')
      const rest = left(payment)
      if (rest === 0) throw invalid('charge_already_refunded')
      if (amount !== null && amount > rest) throw invalid('amount_too_large', 'amount')
      const status = cardOf(intent.card) === 'refund_fails' ? 'pending' : 'succeeded'
      const made = { id: newId('re'), amount: amount ?? rest, status, metadata, payment_intent: payment }
      refunds.set(made.id, made)
      return made
    },
    findRefund: (id: string): PeerRefund => {
      const refund = refunds.get(id)
      if (!refund) throw missing('id')
      return refund
    },
    /** The person's answer on the bank's own page. */
    answer: (key: string, approved: boolean): void => {
      for (const intent of intents.values()) {
        if (intent.key !== key || intent.status !== 'requires_action') continue
        if (approved) {
          intent.status = 'succeeded'
          intent.actionUrl = null
          agreed.add(intent.card)
        } else
          decline(intent, {
            code: `${intent.object}_authentication_failure`,
            decline_code: 'authentication_required',
          })
      }
    },
    /** What takes its time happens. */
    pass: (): void => {
      for (const intent of intents.values()) if (intent.status === 'processing') intent.status = 'succeeded'
      for (const refund of refunds.values()) if (refund.status === 'pending') refund.status = 'failed'
    },
    /** Cents that were taken under a key of ours, less what went back. */
    moved: (key: string): number =>
      [...intents.values()]
        .filter(
          ({ object, status, key: of }) =>
            object === 'payment_intent' && status === 'succeeded' && of === key,
        )
        .reduce((sum, { id }) => sum + left(id), 0),
  }
}
export type StripeBooks = ReturnType<typeof stripeBooks>
