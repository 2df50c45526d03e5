import { randomBytes } from 'node:crypto'
import { WINDOW } from '@kindling/validation/limits'
import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { emailCodes } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import { digest } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'

export type EmailCode = typeof emailCodes.$inferSelect
export type CodeKind = EmailCode['kind']

const windowMs: Readonly<Record<CodeKind, number>> = {
  confirm: WINDOW.emailConfirmMs,
  reset: WINDOW.passwordResetMs,
  undo: WINDOW.emailChangeUndoMs,
}

/** How long an expired code is still answered "expired" and not "unknown". */
const rememberedMs = 30 * 24 * 60 * 60_000

/** Whether the text has the form of a code: 128 bits as base64url. */
export const looksLikeCode = (code: string): boolean => /^[\w-]{22}$/.test(code)

export interface IssuedCode {
  /** Only the e-mail contains it; the database stores its digest. */
  readonly code: string
  readonly expiresAt: Date
}

/**
 * Creates a code of 128 random bits that works once, and expires the older one of the same kind. `undo` codes stay
 * valid: an intruder could otherwise expire the owner's by changing the address twice.
 */
export async function issueCode(
  db: Database | Transaction,
  now: Date,
  { kind, userId, email }: Pick<EmailCode, 'kind' | 'userId' | 'email'>,
): Promise<IssuedCode> {
  const code = randomBytes(16).toString('base64url')
  const expiresAt = new Date(now.getTime() + windowMs[kind])
  const mine = and(eq(emailCodes.userId, userId), eq(emailCodes.kind, kind))
  await db.transaction(async (tx) => {
    // The lock on the person's row orders two codes created at once.
    await lockPerson(tx, userId)
    if (kind !== 'undo') await killCodes(tx, now, { userId, kind })
    await tx
      .delete(emailCodes)
      .where(and(mine, lt(emailCodes.expiresAt, new Date(now.getTime() - rememberedMs))))
    await tx
      .insert(emailCodes)
      .values({ codeHash: digest(code), kind, userId, email, createdAt: now, expiresAt })
  })
  return { code, expiresAt }
}

/** Expires all of a person's codes of this kind. */
export async function killCodes(
  db: Database | Transaction,
  now: Date,
  { userId, kind }: Pick<EmailCode, 'userId' | 'kind'>,
): Promise<void> {
  await db
    .update(emailCodes)
    .set({ expiresAt: now })
    .where(and(eq(emailCodes.userId, userId), eq(emailCodes.kind, kind), gt(emailCodes.expiresAt, now)))
}

export async function findCode(
  db: Database | Transaction,
  kind: CodeKind,
  code: string,
): Promise<EmailCode | undefined> {
  const [found] = await db
    .select()
    .from(emailCodes)
    .where(and(eq(emailCodes.codeHash, digest(code)), eq(emailCodes.kind, kind)))
  return found
}

export const isLive = ({ usedAt, expiresAt }: EmailCode, now: Date): boolean =>
  usedAt === null && expiresAt > now

/**
 * Uses a code up; of parallel calls with the same code, one succeeds.
 *
 * Rejects with NOT_FOUND if it was never issued, and with EXPIRED_CODE if it is used, expired or replaced.
 */
export async function takeCode(
  db: Database | Transaction,
  now: Date,
  { kind, code }: { readonly kind: CodeKind; readonly code: string },
): Promise<EmailCode> {
  const [taken] = await db
    .update(emailCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailCodes.codeHash, digest(code)),
        eq(emailCodes.kind, kind),
        isNull(emailCodes.usedAt),
        gt(emailCodes.expiresAt, now),
      ),
    )
    .returning()
  return taken ?? refuse((await findCode(db, kind, code)) ? 'EXPIRED_CODE' : 'NOT_FOUND', 'code')
}
