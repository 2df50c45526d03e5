import { MEGABYTE_BYTES } from '@kindling/validation/limits'
import type { Context } from 'hono'
import { refuse } from '../kernel/failure.ts'
import type { Platform } from '../kernel/platform.ts'
import { type PaymentEvent, UnsignedEvent } from '../providers/payment-events.ts'
import { readBytes } from './read-body.ts'
import type { HttpEnv } from './serve.ts'

/** An event is a few kilobytes; its largest object, an intent with everything in it, is far below this. */
const eventMaxBytes = MEGABYTE_BYTES / 2

/**
 * What the payment processor tells by itself. Nothing is read of it before its signature is checked, and nothing is
 * answered but that it arrived.
 */
export async function receivePaymentEvent(
  platform: Platform,
  context: Context<HttpEnv>,
  onEvent: (platform: Platform, event: PaymentEvent) => Promise<unknown>,
): Promise<Response> {
  const { paymentEvents } = platform
  if (!paymentEvents) refuse('NOT_FOUND')
  const body = await readBytes(context, eventMaxBytes)
  try {
    const event = paymentEvents.read(body, context.req.header('stripe-signature') ?? '')
    if (event) await onEvent(platform, event)
  } catch (error) {
    if (!(error instanceof UnsignedEvent)) throw error
    platform.log.warn({ reason: error.message }, 'a payment event was rejected')
    refuse('INVALID_VALUE', 'signature')
  }
  return context.json({})
}
