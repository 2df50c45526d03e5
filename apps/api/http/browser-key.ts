import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import type { BrowserKey } from '../kernel/call.ts'
import type { Platform } from '../kernel/platform.ts'
import { shortCookie } from './short-cookie.ts'

/** A secret that binds a flow to the browser it started in; scripts of a page cannot read it. */
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
