import type { SecurityEventKind } from '@kindling/api-client/model/security-event'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { newId } from './ids.ts'

export interface SecurityEventOrder {
  readonly userId: string
  readonly kind: SecurityEventKind
  /** The session behind it, which says what browser it was. */
  readonly sessionHash?: string | null
  /** Where the session is only being made. */
  readonly userAgent?: string
}

/**
 * Adds to the list of what happened to an account's safety. Give the transaction of the event, so that both happen or
 * neither. Of a person who is being deleted nothing is written any more: the share of their row's key waits for that.
 */
export async function recordSecurityEvent(
  tx: Database | Transaction,
  at: Date,
  { userId, kind, sessionHash = null, userAgent }: SecurityEventOrder,
): Promise<void> {
  const agent =
    userAgent === undefined
      ? sql`coalesce((select user_agent from sessions where token_hash = ${sessionHash ?? ''}), '')`
      : sql`${userAgent}`
  await tx.execute(
    sql`insert into security_events (id, user_id, kind, user_agent, created_at)
        select ${newId('sev')}, u.id, ${kind}, ${agent}, ${at.toISOString()}::timestamptz
        from users u where u.id = ${userId} and u.deleted_at is null for key share of u`,
  )
}
