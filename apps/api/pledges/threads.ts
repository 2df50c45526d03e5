import type { PledgeMessage } from '@kindling/api-client/model/pledge-message'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { type pledgeMessages, pledges, projects } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'
import type { Platform } from '../kernel/platform.ts'

export type MessageRow = typeof pledgeMessages.$inferSelect
/** Which side of a thread. */
export type Side = MessageRow['from']

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000)
/** A message as one of its thread reads it; the text of a removed one is sent to nobody. */
export const toWireMessage = (
  row: MessageRow,
  { author, flagged }: { readonly author: string | null; readonly flagged: boolean },
): PledgeMessage => ({
  id: row.id,
  from: row.from,
  author: author ?? '',
  text: row.removedAt ? null : row.text,
  at: seconds(row.createdAt),
  read_at: row.readAt && seconds(row.readAt),
  flagged,
})

/** A pledge of the person; it may be anybody else's project. */
export const mine = (pledgeId: string, { id }: { readonly id: string }) =>
  and(eq(pledges.id, pledgeId), eq(pledges.userId, id))
/** A pledge to the project. */
export const ofProject = (pledgeId: string, { id }: { readonly id: number }) =>
  and(eq(pledges.id, pledgeId), eq(pledges.projectId, id))

/** A thread: its pledge, with the backer and the project that it is between. */
export interface Thread {
  readonly pledgeId: string
  readonly backerId: string
  readonly project: Pick<typeof projects.$inferSelect, 'id' | 'name' | 'fundingType' | 'creatorId'>
}

/** The thread of a pledge; a cart has none. */
export async function threadOf({ db }: Platform, which: SQL | undefined): Promise<Thread> {
  const [found] = await db
    .select({
      pledgeId: pledges.id,
      backerId: pledges.userId,
      project: {
        id: projects.id,
        name: projects.name,
        fundingType: projects.fundingType,
        creatorId: projects.creatorId,
      },
    })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.projectId))
    .where(and(which, ne(pledges.status, 'SHOPPING')))
  return found ?? refuse('NOT_FOUND', 'pledge')
}
