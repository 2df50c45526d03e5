import type { ReferrerRule } from '../app/route.ts'

/** One year, subdomains included. Sent with every answer of a site that is served over HTTPS. */
export const transportSecurity = 'max-age=31536000; includeSubDomains'

/**
 * Headers of every page. Scripts run only with this response's nonce; styles come from files, from the page's own
 * element with that nonce, and from attributes, which React writes for widths and positions.
 */
export function securityHeaders(
  nonce: string,
  secure: boolean,
  referrer: ReferrerRule,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    'frame-src https://www.youtube-nocookie.com',
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
