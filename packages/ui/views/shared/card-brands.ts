import type { PaymentMethod } from '@kindling/api-client/model/account'

/** Names of the card brands; null: an unknown one. */
export const brandNames: Record<PaymentMethod['brand'], string | null> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
  unknown: null,
}
