import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Seals what the server has to read again, which a digest does not allow: the secret of an authenticator app. */
export interface Sealer {
  /** @param owner whose it is; opened in anybody else's name it is refused. */
  readonly seal: (text: string, owner: string) => string
  /** @throws Error where it was sealed with another secret, for somebody else, or was changed since. */
  readonly open: (sealed: string, owner: string) => string
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key derived from the server's secret: `1.` and iv, tag and text as base64url. */
export function createSealer(secret: string): Sealer {
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

/** Characters; below it a secret could be guessed. */
const secretMin = 32

/**
 * The server's secret: KINDLING_SECRET, else one that is made once and kept in a file only its owner may read.
 *
 * @param file where it is kept. Servers that share a database need the same one, so they are given KINDLING_SECRET.
 * @throws Error where KINDLING_SECRET is too short: better at the start than after somebody relied on it.
 */
export function chooseSecret(env: Readonly<Record<string, string | undefined>>, file: string): string {
  const { KINDLING_SECRET: given } = env
  if (given) {
    if (given.length < secretMin) throw new Error(`KINDLING_SECRET needs at least ${secretMin} characters`)
    return given
  }
  mkdirSync(dirname(file), { recursive: true })
  try {
    // Fails where it exists: of two servers that start together one makes it, and both read it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
