import type { PledgeWait } from '@kindling/validation/rules/pledge-list'
import { type SQL, sql } from 'drizzle-orm'
import { pledgeMessages, pledges, refunds } from '../database/schema.ts'

const written = (from: 'team' | 'backer') => sql`select 1 from ${pledgeMessages}
  where ${pledgeMessages.pledgeId} = ${pledges.id} and ${pledgeMessages.from} = ${sql.raw(`'${from}'`)}`

/**
 * Whether the backer of a pledge waits for its team. A request for a refund is answered by a refund or a message that
 * came after it; a message of the backer by somebody of the team who opens it.
 */
export const isWaiting: Readonly<Record<PledgeWait, SQL<boolean>>> = {
  REFUND: sql<boolean>`(${sql`${pledges.refundAskedAt} is not null and ${pledges.status} = 'COMPLETED'
    and not exists (${written('team')} and ${pledgeMessages.createdAt} > ${pledges.refundAskedAt})
    and not exists (
      select 1 from ${refunds}
      where ${refunds.pledgeId} = ${pledges.id} and ${refunds.createdAt} > ${pledges.refundAskedAt}
    )`})`,
  MESSAGE: sql<boolean>`(${sql`exists (
    ${written('backer')} and ${pledgeMessages.readAt} is null and ${pledgeMessages.removedAt} is null
  )`})`,
}

/**
 * Whether a pledge of the project waits in one of these ways. Those that wait are found first, each way by its own index:
 * as a condition of every pledge, two ways joined by "or" would have all pledges of a large campaign looked at.
 */
export const waitsFor = (projectId: number, waits: readonly PledgeWait[]): SQL => {
  const found = waits.map(
    (each) =>
      sql`select ${pledges.id} from ${pledges} where ${pledges.projectId} = ${projectId} and ${isWaiting[each]}`,
  )
  return sql`${pledges.id} = any(array(${sql.join(found, sql` union `)}))`
}
