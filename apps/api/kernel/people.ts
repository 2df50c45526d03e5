import { eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { users } from '../database/schema.ts'
import { refuse } from './failure.ts'

/** A person's row. */
export type User = typeof users.$inferSelect

/**
 * Locks the person's row and returns its present state. Everything that stores a person's data takes this lock before
 * any other, so that an account deleted at the same moment keeps none of it (accounts A33).
 *
 * Rejects with RESTRICTED_AREA once the account is deleted.
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<User> {
  const [person] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  if (!person || person.deletedAt) refuse('RESTRICTED_AREA')
  return person
}

/**
 * Locks the person's row, and keeps others, such as the creator they pledge to, from being deleted until the
 * transaction ends. The lock order everywhere is people (by id), projects, pledges, then their rows.
 */
export async function holdPeople(
  tx: Transaction,
  userId: string,
  besideIds: readonly string[],
): Promise<void> {
  const beside = besideIds.filter((id) => id !== userId)
  const keep = async (ids: string[]) => {
    if (ids.length > 0)
      await tx
        .select({ id: users.id })
        .from(users)
        .where(inArray(users.id, ids))
        .orderBy(users.id)
        .for('key share')
  }
  await keep(beside.filter((id) => id < userId))
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await keep(beside.filter((id) => id > userId))
}
