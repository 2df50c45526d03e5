import type { Database } from '../database/connection.ts'
import type { PaymentEvents } from './payment-events.ts'
import type { PaymentProcessor } from './payments.ts'
import { stripeEvents } from './stripe-events.ts'
import { stripePayments } from './stripe-payments.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** A processor that is set up, and what it tells by itself. */
export interface ChosenPayments {
  readonly open: (db: Database, now: () => Date) => PaymentProcessor
  readonly events: PaymentEvents
}

/**
 * Who charges cards, as the environment says; undefined: nobody, or in development the stand-in.
 *
 * @throws Error where only part of it is set up: better at the start than with the first pledge.
 */
export function choosePayments(env: Environment): ChosenPayments | undefined {
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_PUBLISHABLE_KEY: publishableKey = '',
    STRIPE_WEBHOOK_SECRET: webhookSecret = '',
    STRIPE_API_ORIGIN: apiOrigin,
  } = env
  if (!key) return undefined
  const absent = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PUBLISHABLE_KEY', 'PUBLIC_ORIGIN'].find(
    (name) => !env[name]?.trim(),
  )
  if (absent) throw new Error(`STRIPE_SECRET_KEY needs ${absent} beside it`)
  return {
    open: (db, now) => stripePayments({ key, publishableKey, db, now, ...(apiOrigin && { apiOrigin }) }),
    events: stripeEvents(webhookSecret),
  }
}
