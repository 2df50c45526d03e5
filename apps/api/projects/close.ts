import type { closeProject } from '@kindling/api-client/contract/project-editing'
import { mayBecome } from '@kindling/validation/permissions'
import { openOrderStatuses } from '@kindling/validation/rules/order-status'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledges, projects } from '../database/schema.ts'
import { recordActivity } from '../kernel/activity.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { changed, lockProject, privateProject } from './draft.ts'

/** Whether its bank, or its team, still owes somebody an answer or a parcel. */
async function hasOpenOrders(tx: Transaction, projectId: number): Promise<boolean> {
  const open = or(
    inArray(pledges.status, ['PROCESSING', 'CHECKED_OUT']),
    and(eq(pledges.status, 'COMPLETED'), inArray(pledges.orderStatus, [...openOrderStatuses])),
  )
  const [first] = await tx
    .select({ id: pledges.id })
    .from(pledges)
    .where(and(eq(pledges.projectId, projectId), open))
    .limit(1)
  return first !== undefined
}

/** Nothing can be ordered any more. What is held is released and withdrawn as before. */
const onCloseProject: Handler<typeof closeProject> = async ({ platform, project, roles, user }) => {
  const now = platform.businessNow()
  const row = await platform.db.transaction(async (tx) => {
    // A checkout holds the same row while it asks whether the project takes orders.
    const open = await lockProject(tx, project)
    if (open.fundingType === 'CROWDFUNDING' || !mayBecome(open.status, 'COMPLETE', 'project:close'))
      refuse('INVALID_PROJECT_STATE')
    if (await hasOpenOrders(tx, open.id)) refuse('INVALID_STATE', 'orders')
    const [after] = await tx
      .update(projects)
      .set({ ...changed(open, platform.now()), status: 'COMPLETE', endTime: now })
      .where(eq(projects.id, open.id))
      .returning()
    const by = { projectId: open.id, userId: user.id }
    await recordActivity(tx, now, by, { name: 'CLOSED', params: {} })
    return after ?? open
  })
  return { project: await privateProject(platform.db, now, row, roles) }
}

export const closeProjectHandlers = {
  closeProject: onCloseProject,
} satisfies Partial<Handlers>
