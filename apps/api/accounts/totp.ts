import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Seconds of one step, and how many steps before and after now still count (RFC 6238 §5.2). */
const stepSeconds = 30
const tolerance = 1

/** The issuer, as apps list it. */
const issuer = 'Kindling'

/** 160 random bits as base32, the length RFC 4226 §4 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: stepSeconds })

/** The content of the QR code: `otpauth://totp/…`. */
export const totpUri = (secret: string, email: string): string => totpOf(secret, email).toString()

/**
 * The step of a code, or null if it is no current one.
 *
 * @param now the server's clock, never the caller's.
 */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // Six digits of another script have more bytes, and the comparison throws on unequal lengths.
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

/** Normalises a typed key: lower case, other hyphens, 0 for O and 1 for I. */
export const normaliseRecoveryKey = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('0', 'O')
    .replaceAll('1', 'I')
