import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Platform } from './platform.ts'

const livesSeconds = 600

export interface BrowserKey {
  /** The key of this browser, or null. */
  readonly read: () => string | null
  /** Gives the browser a new key, for ten minutes. */
  readonly renew: () => string
  readonly forget: () => void
}

/** A secret that binds what begins in one browser to it; scripts of a page cannot read it. */
export function browserKey(platform: Platform, context: Context): BrowserKey {
  const name = platform.secureCookies ? '__Host-kindling-journey' : 'kindling_journey'
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: platform.secureCookies } as const
  return {
    read: () => getCookie(context, name) ?? null,
    renew: () => {
      const key = randomBytes(16).toString('base64url')
      setCookie(context, name, key, { ...options, maxAge: livesSeconds })
      return key
    },
    forget: () => {
      deleteCookie(context, name, options)
    },
  }
}
