import type { getOwnPledge } from '@kindling/api-client/contract/pledges'
import { and, eq, ne } from 'drizzle-orm'
import { pledges, projects, users } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { summaryColumns, toWireSummary } from '../projects/summary.ts'
import { toWirePledge } from './cart.ts'
import { historyOf } from './history.ts'
import { settlePledge } from './settle.ts'

/** One of the caller's pledges, by its id alone. One that waits for the bank asks the bank again. */
export const onGetOwnPledge: Handler<typeof getOwnPledge> = async ({ platform, user, params }) => {
  const { db } = platform
  const [found] = await db
    .select({ pledge: pledges, project: summaryColumns })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.projectId))
    .innerJoin(users, eq(users.id, projects.creatorId))
    .where(and(eq(pledges.id, params.pledgeId), eq(pledges.userId, user.id), ne(pledges.status, 'SHOPPING')))
  if (!found) refuse('NOT_FOUND', 'pledge')
  const pledge = await settlePledge(platform, found.pledge.id)
  // A card that was rejected gives the pledge back as a cart.
  if (pledge.status === 'SHOPPING') refuse('NOT_FOUND', 'pledge')
  return {
    pledge: await toWirePledge(db, pledge),
    project: toWireSummary(found.project),
    history: await historyOf(db, pledge),
  }
}
