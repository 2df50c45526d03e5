import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Device } from '../kernel/call.ts'
import type { Platform } from '../kernel/platform.ts'

const livesSeconds = 365 * 24 * 60 * 60
/** The purpose it is sealed for: nothing sealed for another purpose is accepted. */
const owner = 'device'
/** Accounts that one device remembers; further ones count as on a new device. */
const accountsMax = 8

interface Sealed {
  readonly id: string
  readonly users: readonly string[]
}

export function deviceOf(platform: Platform, context: Context): Device {
  const { secureCookies, sealer } = platform
  const name = secureCookies ? '__Host-kindling-device' : 'kindling_device'
  const read = (): Sealed | null => {
    try {
      return JSON.parse(sealer.open(getCookie(context, name) ?? '', owner))
    } catch {
      // Missing, forged, or sealed with another secret.
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
