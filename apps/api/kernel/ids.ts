import { createHash, randomBytes } from 'node:crypto'

/** A new opaque id of 128 random bits: `plg_…`. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(16).toString('base64url')}`

/** SHA-256 as hex: stored in place of a secret. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Id of what a call adds, from its Idempotency-Key: a try whose process died after the commit finds it again. */
export const idOfCall = (prefix: string, userId: string, key: string): string =>
  `${prefix}_${digest(`${userId} ${key}`).slice(0, 32)}`
