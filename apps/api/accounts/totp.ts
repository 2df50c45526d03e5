import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Seconds of one step, and how many steps before and after now still count (RFC 6238 §5.2). */
const stepSeconds = 30
const tolerance = 1

/** Whose code it is, as apps list it. */
const issuer = 'Kindling'

/** 160 random bits as base32, the length RFC 4226 §4 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds })

/** What the QR code says: `otpauth://totp/…`. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * The step a code belongs to, or null where it is the code of none that counts now.
 *
 * @param now the server's clock; the one of whoever asks is nobody's business.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // Six signs of another script have more bytes than six digits, and the comparison throws on them.
  if (!/^\d{6}$/.test(code)) return null
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: tolerance })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / stepSeconds) + delta
}

/** 120 random bits as six groups of four: `ABCD-…`. */
export function newRecoveryKey(): string {
  const bytes = randomBytes(15)
  const text = new Secret({ buffer: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + 15) }).base32
  return text.match(/.{4}/g)?.join('-') ?? text
}

/** What a person made of the key when they typed it: small letters, other hyphens, 0 for O and 1 for I. */
export const normaliseRecoveryKey = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
