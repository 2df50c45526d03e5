import type { SecurityEventKind } from '@kindling/api-client/model/security-event'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { newId } from './ids.ts'

export interface SecurityEventOrder {
  readonly userId: string
  readonly kind: SecurityEventKind
  /** The session of the event, which names the browser. */
  readonly sessionHash?: string | null
  /** For an event whose session is only being created. */
  readonly userAgent?: string
}

/**
 * Adds a security event of an account. Pass the transaction of the event, so that both happen or neither. Nothing is
 * added for a person being deleted: the share lock on their row waits for that.
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
