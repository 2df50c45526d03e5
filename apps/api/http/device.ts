import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Platform } from './platform.ts'

const livesSeconds = 365 * 24 * 60 * 60
/** In whose name it is sealed: nothing else that is sealed can stand in for it. */
const owner = 'device'
/** Accounts one device is known to; who shares it with more is counted as on a new one. */
const accountsMax = 8

interface Sealed {
  readonly id: string
  readonly users: readonly string[]
}

/**
 * A browser in which somebody has logged in before. It opens nothing: its failed log-ins are only counted apart from
 * everybody else's, so that nobody else can use up an owner's attempts (OWASP, device cookies).
 */
export interface Device {
  /** What attempts on an account are counted by; null where this browser never logged in to it. */
  readonly keyFor: (userId: string) => string | null
  /** Knows this browser from now on, under a new id: one that somebody planted is never adopted. */
  readonly remember: (userId: string) => void
}

export function deviceOf(platform: Platform, context: Context): Device {
  const { secureCookies, sealer } = platform
  const name = secureCookies ? '__Host-kindling-device' : 'kindling_device'
  const read = (): Sealed | null => {
    try {
      return JSON.parse(sealer.open(getCookie(context, name) ?? '', owner))
    } catch {
      // None, made up, or sealed under another secret.
      return null
    }
  }
  return {
    keyFor: (userId) => {
      const device = read()
      return device?.users.includes(userId) ? device.id : null
    },
    remember: (userId) => {
      const others = (read()?.users ?? []).filter((each) => each !== userId)
      const device: Sealed = {
        id: randomBytes(16).toString('base64url'),
        users: [userId, ...others].slice(0, accountsMax),
      }
      setCookie(context, name, sealer.seal(JSON.stringify(device), owner), {
        path: '/',
        httpOnly: true,
        sameSite: 'Lax',
        secure: secureCookies,
        maxAge: livesSeconds,
      })
    },
  }
}
