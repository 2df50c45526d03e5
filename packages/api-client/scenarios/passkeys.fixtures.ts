import { toRfc2822 } from '../model/instant.ts'
import type { Passkey } from '../model/session.ts'
import { nowSeconds } from './clock.ts'

const hour = 3600
const passkey = (id: string, name: string, daysAgo: number, usedHoursAgo: number | null): Passkey => ({
  id,
  name,
  created: toRfc2822((nowSeconds - daysAgo * 24 * hour) * 1000),
  last_used: usedHoursAgo === null ? null : toRfc2822((nowSeconds - usedHoursAgo * hour) * 1000),
})

/** One in use, and one that was never used. */
export const passkeys: readonly Passkey[] = [
  passkey('key_phone', 'Safari on iOS', 12, 20),
  passkey('key_usb', 'Key on my ring', 40, null),
]
export const newPasskey: Passkey = passkey('key_new', '', 0, null)

/** Options for creating a key on a device. */
export const passkeyCreation = {
  challenge: 'a2luZGxpbmcta2luZGxpbmcta2luZGxpbmctMDE',
  rp: { id: 'localhost', name: 'Kindling' },
  user: { id: 'dXNyX21hcmE', name: 'mara.lindqvist@example.com', displayName: 'Mara Lindqvist' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 300_000,
  attestation: 'none',
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
}
/** Options of a log-in on a device. */
export const passkeyRequest = {
  challenge: 'a2luZGxpbmcta2luZGxpbmcta2luZGxpbmctMDI',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
}
