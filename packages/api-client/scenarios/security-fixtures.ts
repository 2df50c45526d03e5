import { toRfc2822 } from '../model/instant.ts'
import { type SecurityEvent, securityEventKinds } from '../model/security-event.ts'
import type { Passkey, Session } from '../model/session.ts'
import { nowSeconds } from './fixtures.ts'

export const recoveryKey = 'K4QX-7RMA-KZ2P-W5TN-B3UD-6HFE'

export const totpUri =
  'otpauth://totp/Kindling:mara.lindqvist%40example.com?issuer=Kindling&secret=J4QX7RMAKZ2PW5TNJ4QX7RMAKZ2PW5TN&algorithm=SHA1&digits=6&period=30'

const hour = 3600
const session = (id: string, hoursAgo: number, user_agent: string, current = false): Session => ({
  id,
  created: toRfc2822((nowSeconds - (hoursAgo + 60) * hour) * 1000),
  last_seen: toRfc2822((nowSeconds - hoursAgo * hour) * 1000),
  user_agent,
  current,
})

/** This browser, a phone, and something that tells nothing of itself. */
export const sessions: readonly Session[] = [
  session(
    'ses_1',
    0,
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
    true,
  ),
  session(
    'ses_2',
    5,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  ),
  session('ses_3', 24 * 12, ''),
]

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

/** What a device is asked with that is to make a key. */
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
/** What a device is asked with that is to log somebody in. */
export const passkeyRequest = {
  challenge: 'a2luZGxpbmcta2luZGxpbmcta2luZGxpbmctMDI',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required',
}

const happened = (kind: SecurityEvent['kind'], hoursAgo: number, user_agent = ''): SecurityEvent => ({
  id: `sev_${kind.toLowerCase()}_${hoursAgo}`,
  kind,
  created: toRfc2822((nowSeconds - hoursAgo * hour) * 1000),
  user_agent,
})
const chrome = sessions[0]?.user_agent
const phone = sessions[1]?.user_agent

/** One of each kind, and more than one page of them. */
export const securityEvents: readonly SecurityEvent[] = [
  happened('LOGIN', 1, chrome),
  happened('LOGIN_FAILED', 2),
  ...securityEventKinds.slice(2).map((kind, index) => happened(kind, 10 + index * 30, phone)),
  happened('LOGIN', 24 * 20, phone),
]
