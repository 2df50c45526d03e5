import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { standInIdentityChecks } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { type IdentityProvider, IdentityUnavailable } from './identity.ts'

export type StandInCheck = typeof standInIdentityChecks.$inferSelect
export type Decision = 'approve' | 'refuse' | 'later'

/** A provider on this machine: the person who opens its page also decides on their own documents. */
export interface IdentityStandIn extends IdentityProvider {
  readonly find: (id: string) => Promise<StandInCheck | null>
  /** Checks that wait for a decision, newest first. */
  readonly waiting: () => Promise<StandInCheck[]>
  /** @returns where the person continues; null if the check is unknown or decided. */
  readonly decide: (id: string, decision: Decision) => Promise<string | null>
}

const becomes = { approve: 'complete', refuse: 'failed', later: 'pending' } as const satisfies Record<
  Decision,
  StandInCheck['status']
>
const undecided = inArray(standInIdentityChecks.status, ['open', 'pending'])

export function standInIdentity({
  db,
  now,
  siteOrigin,
}: {
  readonly db: Database
  readonly now: () => Date
  readonly siteOrigin: () => string
}): IdentityStandIn {
  const table = standInIdentityChecks
  const reach = <Answer>(query: Promise<Answer>): Promise<Answer> =>
    query.catch((cause: unknown) => {
      throw new IdentityUnavailable('The books of the stand-in are out of reach', { cause })
    })
  const find = async (id: string) => (await db.select().from(table).where(eq(table.id, id)))[0] ?? null
  return {
    start: ({ reference, firstName, lastName, returnUrl }) =>
      reach(
        (async () => {
          await db
            .insert(table)
            .values({ id: newId('idc'), reference, firstName, lastName, returnUrl, createdAt: now() })
            .onConflictDoNothing()
          const [check] = await db.select().from(table).where(eq(table.reference, reference))
          if (!check) throw new Error('The check was not stored')
          return { id: check.id, url: `${siteOrigin()}/identity/${check.id}` }
        })(),
      ),
    read: async (id) => {
      const check = await reach(find(id))
      if (!check) throw new IdentityUnavailable(`No check ${id}`)
      return check.status
    },
    forget: async (id) => {
      await reach(
        db
          .update(table)
          .set({ firstName: '', lastName: '' })
          .where(eq(table.id, id))
          .then(() => undefined),
      )
    },
    find,
    waiting: () => db.select().from(table).where(undecided).orderBy(desc(table.createdAt)).limit(50),
    decide: async (id, decision) => {
      const [check] = await db
        .update(table)
        .set({ status: becomes[decision] })
        .where(and(eq(table.id, id), undecided))
        .returning()
      return check?.returnUrl ?? null
    },
  }
}
