import {
  type HostedFieldLook,
  type HostedFieldName,
  type HostedFields,
  type HostedFieldsRequest,
  hostedFieldNames,
} from '@kindling/ui/state/card-entry'
import type { Failure } from '@kindling/ui/state/failure'
import type { ErrorCode } from '@kindling/validation/errors'
import type {
  StripeCardNumberElement,
  StripeElementLocale,
  StripeElementStyle,
  StripeError,
} from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'

/** Field and code of what Stripe found wrong, by its own codes: https://docs.stripe.com/error-codes */
const found: Readonly<Record<string, readonly [field: HostedFieldName, code: ErrorCode]>> = {
  invalid_number: ['card_number', 'INVALID_VALUE'],
  incorrect_number: ['card_number', 'INVALID_VALUE'],
  incomplete_number: ['card_number', 'INVALID_VALUE'],
  invalid_expiry_month: ['expiration', 'INVALID_VALUE'],
  invalid_expiry_year: ['expiration', 'INVALID_VALUE'],
  incomplete_expiry: ['expiration', 'INVALID_VALUE'],
  invalid_expiry_month_past: ['expiration', 'DATE_EARLY'],
  invalid_expiry_year_past: ['expiration', 'DATE_EARLY'],
  expired_card: ['expiration', 'DATE_EARLY'],
  invalid_cvc: ['cvv', 'INVALID_VALUE'],
  incorrect_cvc: ['cvv', 'INVALID_VALUE'],
  incomplete_cvc: ['cvv', 'INVALID_VALUE'],
}
const codeOf = (code: string | undefined): ErrorCode => found[code ?? '']?.[1] ?? 'INVALID_VALUE'

/** Why Stripe gave no token, as the form shows it: beside a field, of the card as a whole, or no answer at all. */
function failureOf({ type, code }: Pick<StripeError, 'type' | 'code'>): Failure {
  const [field, named] = found[code ?? ''] ?? []
  if (field && named) return { items: [{ field, code: named }], retryAfter: null }
  const ofCard = ['card_error', 'validation_error', 'invalid_request_error'].includes(type)
  return {
    items: [ofCard ? { field: 'card_token', code: 'INVALID_VALUE' } : { code: 'EXTERNAL_ERROR' }],
    retryAfter: null,
  }
}

const styleOf = ({ color, placeholderColor, fontFamily, fontSize }: HostedFieldLook): StripeElementStyle => ({
  base: { color, fontFamily, fontSize, '::placeholder': { color: placeholderColor } },
  // What is wrong is said below in our words; the edge shows it.
  invalid: { color },
})

/**
 * Stripe's card fields, by its own script from its own site: each is a frame, so no script of this page reads a card.
 *
 * @throws where the script does not come; the next call asks for it again.
 */
export async function openStripeFields(
  publishableKey: string,
  { look, language, onChange }: HostedFieldsRequest,
): Promise<HostedFields> {
  const stripe = await loadStripe(publishableKey, { locale: language as StripeElementLocale })
  if (!stripe) throw new Error('There is no browser')
  const elements = stripe.elements()
  const style = styleOf(look)
  const drawn = {
    card_number: elements.create('cardNumber', {
      style,
      showIcon: true,
      iconStyle: 'solid',
      disableLink: true,
    }),
    expiration: elements.create('cardExpiry', { style }),
    cvv: elements.create('cardCvc', { style }),
  }
  const hear =
    (name: HostedFieldName) =>
    (event: { empty: boolean; complete: boolean; error: { code: string } | undefined }) =>
      onChange(name, {
        empty: event.empty,
        complete: event.complete,
        problem: event.error ? codeOf(event.error.code) : null,
      })
  drawn.card_number.on('change', hear('card_number'))
  drawn.expiration.on('change', hear('expiration'))
  drawn.cvv.on('change', hear('cvv'))
  const card: StripeCardNumberElement = drawn.card_number

  return {
    mount: (name, place) => drawn[name].mount(place),
    focus: (name) => drawn[name].focus(),
    restyle: (next) => {
      for (const name of hostedFieldNames) drawn[name].update({ style: styleOf(next) })
    },
    tokenize: async ({ name }) => {
      const { paymentMethod, error } = await stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name },
      })
      return error ? { failure: failureOf(error) } : { token: paymentMethod.id }
    },
    remove: () => {
      for (const name of hostedFieldNames) drawn[name].destroy()
    },
  }
}
