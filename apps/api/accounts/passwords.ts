import { hash, verify } from '@node-rs/argon2'

/** OWASP's second choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a random password: checking against it costs the same as checking a real one. */
let decoy: Promise<string> | undefined

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/**
 * Whether the password is the account's. Without an account (or without a password) it takes as long and returns false,
 * so the time of the answer does not reveal whether an address is registered.
 */
export async function checkPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const matches = await verify(stored ?? (await decoy), password)
  return matches && Boolean(stored)
}
