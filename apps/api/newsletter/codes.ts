import { randomBytes } from 'node:crypto'
import { WINDOW } from '@kindling/validation/limits'
import { and, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { newsletterCodes } from '../database/schema.ts'
import { digest } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'

/**
 * Makes a code of 128 random bits that puts an address on the list, once. An older one for the address dies with it.
 *
 * @returns the code, which goes into the letter and nowhere else, and until when it works.
 */
export async function issueNewsletterCode(
  db: Database,
  now: Date,
  { emailKey, email }: { readonly emailKey: string; readonly email: string },
): Promise<{ readonly code: string; readonly expiresAt: Date }> {
  const code = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + WINDOW.newsletterConfirmMs)
  await db.transaction(async (tx) => {
    await endNewsletterCodes(tx, now, emailKey)
    await tx
      .insert(newsletterCodes)
      .values({ codeHash: digest(code), emailKey, email, createdAt: now, expiresAt })
  })
  return { code, expiresAt }
}

/** Every code that would still put this address on the list has expired from now on. */
export const endNewsletterCodes = (tx: Transaction, now: Date, emailKey: string) =>
  tx
    .update(newsletterCodes)
    .set({ expiresAt: now })
    .where(and(eq(newsletterCodes.emailKey, emailKey), gt(newsletterCodes.expiresAt, now)))

/** Says in whose name a link to unsubscribe is sealed. */
const purpose = 'newsletter unsubscribe'

/** Code of the link under a newsletter. It works as long as the list exists, so it holds the address, sealed. */
export const unsubscribeCode = ({ sealer }: Pick<Platform, 'sealer'>, emailKey: string): string =>
  sealer.seal(emailKey, purpose)

/** Whose code this is; null: none of ours. */
export function unsubscribes({ sealer }: Pick<Platform, 'sealer'>, code: string): string | null {
  try {
    return sealer.open(code, purpose)
  } catch {
    return null
  }
}
