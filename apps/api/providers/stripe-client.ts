import Stripe from 'stripe'

export interface StripeAccess {
  /** A secret or restricted key with the rights to write customers, cards, payment and set-up intents, and refunds. */
  readonly key: string
  /** Absent: Stripe itself. */
  readonly apiOrigin?: string
  /** Milliseconds until a call counts as lost. */
  readonly timeoutMs?: number
  /** How often the library makes a call again by itself, half a second later. @default 1 */
  readonly retries?: number
}

/** With its one retry this stays below what a checkout may take, for each of its two calls. */
const defaultTimeoutMs = 5_000

/** The provider's library. It sends the version of the API that its types describe. */
export function stripeClient({
  key,
  apiOrigin,
  timeoutMs = defaultTimeoutMs,
  retries = 1,
}: StripeAccess): Stripe {
  const elsewhere = apiOrigin === undefined ? null : new URL(apiOrigin)
  return new Stripe(key, {
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port,
      protocol: elsewhere.protocol === 'http:' ? 'http' : 'https',
    }),
  })
}
