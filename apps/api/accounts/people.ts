import type { getUser } from '@kindling/api-client/contract/account'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { and, count, countDistinct, eq, inArray } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { pledges, projects, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { toWireImage } from '../kernel/image.ts'

type UserRow = typeof users.$inferSelect

/** Statuses in which anybody may see a project. */
export const published = ['ACTIVE', 'SUSPENDED', 'COMPLETE'] as const

/**
 * A person with a public page. Blocked accounts have none, because the name may be the reason; nor have deleted ones.
 */
export async function personOf(db: Database, id: string): Promise<UserRow> {
  const [row] = await db.select().from(users).where(eq(users.id, id))
  if (!row || row.blocked || row.deletedAt) refuse('MISSING_USER')
  return row
}

/** Public fields. Backed projects are shown, and counted, only if the person allows it (spec 1 §2). */
const onGetUser: Handler<typeof getUser> = async ({ platform, params }) => {
  const { db } = platform
  const row = await personOf(db, params.id)
  const [created, backed] = await Promise.all([
    db
      .select({ n: count() })
      .from(projects)
      .where(and(eq(projects.creatorId, row.id), inArray(projects.status, [...published]))),
    row.publicPledges
      ? db
          .select({ n: countDistinct(pledges.projectId) })
          .from(pledges)
          .where(and(eq(pledges.userId, row.id), inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES])))
      : [],
  ])
  return {
    user: {
      id: row.id,
      name: row.name,
      bio: row.bio,
      location: row.location,
      website: row.website,
      public_pledges: row.publicPledges,
      image: row.image ? toWireImage(row.image) : null,
      joined: toRfc2822(row.joinedAt.getTime()),
      created_projects_count: created[0]?.n ?? 0,
      backed_projects_count: backed[0]?.n ?? 0,
    },
  }
}

export const peopleHandlers = {
  getUser: onGetUser,
} satisfies Partial<Handlers>
