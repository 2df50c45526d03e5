import type { Context } from 'hono'
import type { Platform } from '../kernel/platform.ts'
import { countedAddress } from './counted-address.ts'

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a changing call comes from the site itself. Browsers name the page's origin on every such call; another
 * origin, `null`, or a body that a plain form could send is rejected (reliability, accounts 24).
 */
export function isForeign(platform: Platform, context: Context, multipart: boolean): boolean {
  if (reads.has(context.req.method)) return false
  const origin = context.req.header('origin')
  if (origin !== undefined) {
    const host = context.req.header('host')
    const own = platform.origins.length > 0 ? platform.origins : [`http://${host}`, `https://${host}`]
    if (!own.includes(origin)) return true
  }
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const type = context.req.header('content-type')?.split(';')[0]?.trim()
  return type !== (multipart ? 'multipart/form-data' : 'application/json')
}

/** The page's origin. `isForeign` has already rejected foreign ones. */
export const originOf = (context: Context): string | null => context.req.header('origin') ?? null

/**
 * Whether a changing GET comes from another site or from a link. Browsers say so; other clients carry nobody's cookie.
 */
export function isLedAstray(context: Context): boolean {
  const site = context.req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin'
}

/** The address attempts are counted by. A forwarded address counts only behind a configured proxy. */
export function addressOf(platform: Platform, context: Context, socketAddress: string | undefined): string {
  if (platform.trustProxy) {
    const forwarded = context.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return countedAddress(forwarded)
  }
  return countedAddress(socketAddress ?? '')
}
