import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { closeToOthers } from '../database/owner-only.ts'

/** Encrypts values that the server must read back, such as the secret of an authenticator app; a digest cannot be. */
export interface Sealer {
  /** @param owner whose value it is; opening it for another owner is rejected. */
  readonly seal: (text: string, owner: string) => string
  /** @throws Error if it was sealed with another secret, for another owner, or was changed since. */
  readonly open: (sealed: string, owner: string) => string
}

const ivBytes = 12
const tagBytes = 16

/** The server's secret, and those before it that may still have sealed something. */
export type Secrets = readonly [current: string, ...previous: string[]]

/** AES-256-GCM under a key derived from the server's secret: `1.` and iv, tag and text as base64url. */
function sealerOf(secret: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'kindling sealer 1', 32))
  return {
    seal: (text, owner) => {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `1.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed.slice(2), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      })
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
      return decipher.update(bytes.subarray(ivBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
    },
  }
}

/** Seals with the current secret, and opens what any of them has sealed. */
export function createSealer([current, ...previous]: Secrets): Sealer {
  const sealer = sealerOf(current)
  const before = previous.map(sealerOf)
  return {
    seal: sealer.seal,
    open: (sealed, owner) => {
      for (const each of [sealer, ...before.slice(0, -1)]) {
        try {
          return each.open(sealed, owner)
        } catch {
          // Sealed with an older one, perhaps: the last of them says what is wrong.
        }
      }
      return (before.at(-1) ?? sealer).open(sealed, owner)
    },
  }
}

/** Characters; below it a secret could be guessed. */
const secretMin = 32

/** A new secret, for a file or for KINDLING_SECRET. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/**
 * The server's secret: KINDLING_SECRET, else one that is made once and kept in a file only its owner may read. With it
 * those of KINDLING_PREVIOUS_SECRETS, or of the file's further lines, which still open what they have sealed.
 *
 * @param file where it is kept. Servers that share a database need the same one, so they are given KINDLING_SECRET.
 * @throws Error where one is too short: better at the start than after somebody relied on it.
 */
export function chooseSecrets(env: Readonly<Record<string, string | undefined>>, file: string): Secrets {
  const { KINDLING_SECRET: given, KINDLING_PREVIOUS_SECRETS: previous = '' } = env
  if (given) {
    const all: Secrets = [given, ...words(previous)]
    if (all.some(({ length }) => length < secretMin))
      throw new Error(
        `KINDLING_SECRET, and each of KINDLING_PREVIOUS_SECRETS, needs at least ${secretMin} characters`,
      )
    return all
  }
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Fails where it exists: of two servers that start together one makes it, and both read it.
    writeFileSync(file, newSecret(), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  closeToOthers(file)
  const [current = '', ...older] = words(readFileSync(file, 'utf8'))
  return [current, ...older, ...words(previous)]
}
