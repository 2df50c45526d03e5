import type { ReferrerRule } from '../app/route.ts'

/** One year, subdomains included. Sent with every answer of a site that is served over HTTPS. */
export const transportSecurity = 'max-age=31536000; includeSubDomains'

export interface SecurityRules {
  /** Served over HTTPS. */
  readonly secure: boolean
  readonly referrer: ReferrerRule
  /** A payment processor whose card fields the page may frame (docs/decisions/0016); null on all other pages. */
  readonly frames: 'stripe' | null
  /** Who may count visits to the page, once its visitor agrees (docs/decisions/0028); null on all other pages. */
  readonly visits: 'google' | null
}

/**
 * What Stripe's fields need: their frames, and those in which banks ask. Its script comes by one of ours, which the
 * policy of scripts trusts to bring others; it talks to the processor and to no one else.
 * https://docs.stripe.com/security/guide#content-security-policy
 */
const stripe = {
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connections: ' https://api.stripe.com',
  pictures: ' https://*.stripe.com',
} as const
const nothing = { frames: '', connections: '', pictures: '' } as const

/**
 * Where Google Analytics sends what it counted. Its script comes by one of ours, as the processor's does.
 * https://developers.google.com/tag-platform/security/guides/csp
 */
const google = {
  connections:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  pictures: ' https://*.google-analytics.com https://*.googletagmanager.com',
} as const

/**
 * Headers of every page. Scripts run only with this response's nonce; styles come from files, from the page's own
 * element with that nonce, and from attributes, which React writes for widths and positions.
 */
export function securityHeaders(
  nonce: string,
  { secure, referrer, frames, visits }: SecurityRules,
): Record<string, string> {
  const processor = frames === 'stripe' ? stripe : nothing
  const counter = visits === 'google' ? google : nothing
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${processor.pictures}${counter.pictures}`,
    "font-src 'self'",
    `connect-src 'self'${processor.connections}${counter.connections}`,
    "manifest-src 'self'",
    // A file of tracking numbers is read in a worker.
    "worker-src 'self'",
    `frame-src https://www.youtube-nocookie.com${processor.frames}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': referrer === 'none' ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(secure ? { 'strict-transport-security': transportSecurity } : {}),
  }
}
