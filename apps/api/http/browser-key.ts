import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { Platform } from './platform.ts'
import { shortCookie } from './short-cookie.ts'

export interface BrowserKey {
  /** The key of this browser, or null. */
  readonly read: () => string | null
  /** Gives the browser a new key, for ten minutes. */
  readonly renew: () => string
  readonly forget: () => void
}

/** A secret that binds what begins in one browser to it; scripts of a page cannot read it. */
export function browserKey(platform: Platform, context: Context): BrowserKey {
  const { read, write, forget } = shortCookie(platform, context, { name: 'journey', sameSite: 'Lax' })
  return {
    read,
    renew: () => {
      const key = randomBytes(16).toString('base64url')
      write(key)
      return key
    },
    forget,
  }
}
