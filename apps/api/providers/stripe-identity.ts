import { type IdentityProvider, type IdentityStatus, IdentityUnavailable } from './identity.ts'

export interface StripeIdentitySettings {
  /** A secret or restricted key with the rights to write verification sessions. */
  readonly key: string
  /** Absent: Stripe itself. */
  readonly apiOrigin?: string
}

const timeoutMs = 8_000
/** Of the API, so that what is read below stays what is sent. */
const version = '2025-08-27.basil'

/** What is read of a VerificationSession. */
interface Session {
  readonly id: string
  readonly url: string | null
  readonly status: 'requires_input' | 'processing' | 'verified' | 'canceled'
  readonly last_error: { readonly code: string } | null
}

/** A session that needs input is a new one, or one whose document was rejected: the error tells them apart. */
function statusOf({ status, last_error }: Session): IdentityStatus {
  if (status === 'verified') return 'complete'
  if (status === 'processing') return 'pending'
  if (status === 'requires_input' && last_error) return 'failed'
  return 'open'
}

/** Stripe Identity, over its HTTP API: https://docs.stripe.com/api/identity/verification_sessions */
export function stripeIdentity({
  key,
  apiOrigin = 'https://api.stripe.com',
}: StripeIdentitySettings): IdentityProvider {
  const call = async (path: string, body?: Record<string, string>, idempotencyKey?: string) => {
    try {
      const response = await fetch(new URL(`/v1/identity/verification_sessions${path}`, apiOrigin), {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${key}`,
          'stripe-version': version,
          ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        },
        signal: AbortSignal.timeout(timeoutMs),
        ...(body ? { body: new URLSearchParams(body) } : {}),
      })
      if (!response.ok) throw new IdentityUnavailable(`Stripe Identity answered ${response.status}`)
      return (await response.json()) as Session
    } catch (error) {
      if (error instanceof IdentityUnavailable) throw error
      throw new IdentityUnavailable('Stripe Identity did not answer as agreed', { cause: error })
    }
  }
  const path = (id: string) => `/${encodeURIComponent(id)}`
  return {
    start: async ({ reference, firstName, lastName, returnUrl }) => {
      const { id, url } = await call(
        '',
        {
          type: 'document',
          'options[document][require_matching_selfie]': 'true',
          return_url: returnUrl,
          client_reference_id: reference,
          'metadata[first_name]': firstName,
          'metadata[last_name]': lastName,
        },
        reference,
      )
      if (!url) throw new IdentityUnavailable('Stripe Identity gave no address to go to')
      return { id, url }
    },
    read: async (id) => statusOf(await call(path(id))),
    forget: async (id) => {
      await call(`${path(id)}/redact`, {})
    },
  }
}
