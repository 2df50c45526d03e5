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

/** How long a dead code is told from one that never was: "expired" in place of "unknown". */
const rememberedMs = 30 * 24 * 60 * 60_000

/** Whether it can be a code at all: 128 bits as base64url. */
export const looksLikeCode = (code: string): boolean => /^[\w-]{22}$/.test(code)

export interface IssuedCode {
  /** Goes into the letter and nowhere else: only its digest is stored. */
  readonly code: string
  readonly expiresAt: Date
}

/**
 * Makes a code of 128 random bits that works once. An older one of the same kind dies with it, save for `undo`:
 * whoever took an account over could otherwise kill the e-mail to its owner by changing the address twice.
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
    // The person's row is the lock: of two codes made at once, one is the newer.
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

/** Every code of this kind that a person still has is expired from now on. */
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
 * Uses a code up: of many who bring the same one at once, one gets it.
 *
 * Rejects with NOT_FOUND what was never issued, and with EXPIRED_CODE what is used, expired or replaced.
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
