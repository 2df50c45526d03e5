import Stripe from 'stripe'
import { type ChargeStatus, ProcessorUnavailable } from './payments.ts'

/** The processor rejected a call, and will reject it again; a caller that cannot use that treats it as no answer. */
export class StripeRejection extends ProcessorUnavailable {
  /** `changed`: what was asked about is in another state by now, and is to be read. */
  readonly why: 'card' | 'changed' | 'invalid'
  readonly status: Extract<ChargeStatus, 'declined' | 'insufficient_funds'>
  constructor(why: StripeRejection['why'], status: StripeRejection['status'] = 'declined') {
    super(`Stripe rejected a call: ${why}`)
    this.why = why
    this.status = status
  }
}

/**
 * What a card's rejection is called here. Whatever the bank says – lost, stolen, expired, a wrong code – the person
 * needs another card; only a lack of money is told apart (https://docs.stripe.com/declines/codes).
 */
export const declineOf = (error: {
  readonly code?: string | undefined
  readonly decline_code?: string | undefined
}): StripeRejection['status'] =>
  error.decline_code === 'insufficient_funds' || error.code === 'insufficient_funds'
    ? 'insufficient_funds'
    : 'declined'

/** States in which an intent takes no such call any more: another process was faster. */
const changed = /^(payment|setup)_intent_unexpected_state$/
/** Something that was removed at the processor, or belongs to another account of it. */
const missing = 'resource_missing'

/**
 * Makes a call of the library.
 *
 * @throws {StripeRejection} the processor understood and said no.
 * @throws {ProcessorUnavailable} no answer, a time-out, too many calls, a fault at either end: the result is unknown.
 */
export async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { type, code = '', requestId = '-', statusCode = 0 } = error
    if (error instanceof Stripe.errors.StripeCardError) throw new StripeRejection('card', declineOf(error))
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      if (changed.test(code)) throw new StripeRejection('changed')
      if (code === missing && error.param === 'payment_method') throw new StripeRejection('card')
      if (code !== missing) throw new StripeRejection('invalid')
    }
    // Neither the message nor the error itself: they may name a person or hold the secret of an intent.
    throw new ProcessorUnavailable(
      `Stripe did not answer as agreed: ${type} ${code} ${statusCode} ${requestId}`,
    )
  }
}
