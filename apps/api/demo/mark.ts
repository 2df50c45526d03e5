import { eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { databaseMarks, users } from '../database/schema.ts'
import { demoAccounts } from './content/people.ts'
import { drawPeople } from './world.ts'

/** Marks a database as one that holds the demo world, whose accounts have a password that everybody knows. */
export async function markDemo(db: Database | Transaction, now: Date): Promise<void> {
  await db.insert(databaseMarks).values({ name: 'demo', createdAt: now }).onConflictDoNothing()
}

export async function isMarkedDemo(db: Database): Promise<boolean> {
  return (await db.select().from(databaseMarks).where(eq(databaseMarks.name, 'demo'))).length > 0
}

/**
 * Whether the demo world is there without its mark: databases were filled with it before any was marked. Ids decide,
 * because anybody may sign up with the e-mails.
 */
export async function holdsDemoAccounts(db: Database): Promise<boolean> {
  const { idOf } = drawPeople(new Date(), '')
  const ids = Object.values(demoAccounts).map((key) => idOf.get(key) ?? '')
  const found = await db.select({ id: users.id }).from(users).where(inArray(users.id, ids))
  return found.length === ids.length
}

/** The database is not one that a process of this mode may open; the message is for the operator who starts it. */
export class WorldRejected extends Error {
  override readonly name = 'WorldRejected'
}

/**
 * A public demonstration opens the demo world only, and production never does. In development any world will do.
 *
 * @throws {WorldRejected}
 */
export async function rejectWrongWorld(
  db: Database,
  { mode }: { readonly mode: 'production' | 'development' | 'demonstration' },
): Promise<void> {
  if (mode === 'development') return
  const isDemo = (await isMarkedDemo(db)) || (await holdsDemoAccounts(db))
  if (mode === 'demonstration' && !isDemo)
    throw new WorldRejected(
      'DEMO=1 is rejected: this database does not hold the demo world, and a demonstration lets anybody log in as ' +
        'anybody. Fill an empty database first: node apps/api/demo/command.ts ensure',
    )
  if (mode === 'production' && isDemo)
    throw new WorldRejected(
      'This database holds the demo world, whose accounts have a password that everybody knows. Use an empty ' +
        'database, or set DEMO=1 for a public demonstration (STAND_INS=1 on your own machine).',
    )
}
