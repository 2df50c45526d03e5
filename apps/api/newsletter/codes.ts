import { randomBytes } from 'node:crypto'
import { WINDOW } from '@kindling/validation/limits'
import { and, eq, gt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { newsletterCodes } from '../database/schema.ts'
import { digest } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'

/**
 * Creates a code of 128 random bits that subscribes an address once, and expires the address's older one.
 *
 * @returns the code, which only the e-mail contains, and when it expires.
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

/** Expires every code that would still subscribe this address. */
export const endNewsletterCodes = (tx: Transaction, now: Date, emailKey: string) =>
  tx
    .update(newsletterCodes)
    .set({ expiresAt: now })
    .where(and(eq(newsletterCodes.emailKey, emailKey), gt(newsletterCodes.expiresAt, now)))

/** The purpose under which unsubscribe links are sealed. */
const purpose = 'newsletter unsubscribe'

/**
 * Code of a newsletter's unsubscribe link. It must work as long as the list exists, so it contains the address, sealed.
 */
export const unsubscribeCode = ({ sealer }: Pick<Platform, 'sealer'>, emailKey: string): string =>
  sealer.seal(emailKey, purpose)

/** The address of a code; null if it is not ours. */
export function unsubscribes({ sealer }: Pick<Platform, 'sealer'>, code: string): string | null {
  try {
    return sealer.open(code, purpose)
  } catch {
    return null
  }
}
