import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { ShortCookie } from '../kernel/call.ts'
import type { Platform } from '../kernel/platform.ts'

const livesSeconds = 600

export interface ShortCookieOptions {
  /** Distinguishes it from the session's, such as `journey`. */
  readonly name: string
  readonly sameSite: 'Lax' | 'Strict'
}

/** A cookie of ten minutes for a flow in progress; scripts of a page cannot read it. */
export function shortCookie(
  platform: Platform,
  context: Context,
  { name: purpose, sameSite }: ShortCookieOptions,
): ShortCookie {
  const name = platform.secureCookies
    ? `__Host-kindling-${purpose}`
    : `kindling_${purpose.replaceAll('-', '_')}`
  const options = { path: '/', httpOnly: true, sameSite, secure: platform.secureCookies } as const
  return {
    read: () => getCookie(context, name) ?? null,
    write: (value) => setCookie(context, name, value, { ...options, maxAge: livesSeconds }),
    forget: () => void deleteCookie(context, name, options),
  }
}
