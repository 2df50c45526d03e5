import type { refundPledge as refundPledgeCall } from '@kindling/api-client/contract/pledge-management'
import { and, eq } from 'drizzle-orm'
import { pledges, projects, refunds } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { idOfCall } from '../kernel/ids.ts'
import { partsOf } from './books.ts'
import { toManagedPledge } from './managed-pledge.ts'
import { refundPledge } from './refund.ts'

/**
 * The team sends money of a collected pledge back. The refund is named by the call's key, so that a try whose process
 * died after the commit is the same refund; the processor is asked by a job.
 */
const onRefundPledge: Handler<typeof refundPledgeCall> = async (call) => {
  const { platform, user, project, params, body, idempotencyKey } = call
  const { db, businessNow } = platform
  const id = idOfCall('ref', user.id, idempotencyKey)
  const there = and(eq(pledges.id, params.pledgeId), eq(pledges.projectId, project.id))
  const pledge = await db.transaction(async (tx) => {
    // A release waits: what it moves is counted either before or after.
    const [now] = await tx
      .select({ status: projects.status })
      .from(projects)
      .where(eq(projects.id, project.id))
      .for('update')
    const [found] = await tx.select().from(pledges).where(there).for('update')
    if (!found || found.status === 'SHOPPING') refuse('NOT_FOUND', 'pledge')
    const [done] = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.id, id))
    if (done) return found
    // Suspended since the call was let in.
    if (now?.status === 'SUSPENDED') refuse('INVALID_PROJECT_STATE')
    if (found.status === 'FAILED') refuse('PLEDGE_CANCELLED')
    if (found.status !== 'COMPLETED') refuse('INVALID_STATE')
    const { amount, reason } = body
    const parts = await partsOf(tx, found.id)
    const max = parts.reduce((sum, { held, released }) => sum + held + released, 0)
    if (amount > max) refuse('NUMBER_HIGH', 'amount', { max })
    const at = businessNow()
    await refundPledge(tx, found, { id, amount, reason, cause: 'team', at })
    const by = { projectId: project.id, userId: user.id }
    await recordActivity(tx, at, by, { name: 'REFUNDED', params: { cents: amount, reason } })
    const [refunded = found] = await tx.select().from(pledges).where(there)
    return refunded
  })
  return { pledge: await toManagedPledge(db, pledge) }
}

export const teamRefundHandlers = {
  refundPledge: onRefundPledge,
} satisfies Partial<Handlers>
