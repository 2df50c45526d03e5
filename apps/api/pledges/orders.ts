import type { askForRefund, confirmReceived } from '@kindling/api-client/contract/cart-changes'
import type {
  lockAddresses,
  setOrderStatus,
  shipParcels,
} from '@kindling/api-client/contract/pledge-management'
import { ORDER } from '@kindling/validation/limits'
import { mayShip } from '@kindling/validation/rules/order-status'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { pledges, projects } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { holdPeople, lockPerson } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { notify, notifyEach } from '../notifications/notify.ts'
import { addressLocks, pledgeShipped, refundAsked } from '../notifications/order-events.ts'
import { teamOf } from '../notifications/team.ts'
import type { PledgeRow } from './cart.ts'
import { linesOf } from './listed-pledges.ts'

/** Kind of job that tells backers that their address locks. */
export const TELL_ADDRESSES_LOCK = 'tell-addresses-lock'

/** Locks the named pledges of a project. Rejects with INVALID_ID where one is not there. */
async function lockNamed(tx: Transaction, projectId: number, ids: readonly string[]): Promise<PledgeRow[]> {
  const wanted = [...new Set(ids)]
  const rows = await tx
    .select()
    .from(pledges)
    .where(and(eq(pledges.projectId, projectId), inArray(pledges.id, wanted)))
    .orderBy(asc(pledges.id))
    .for('update')
  if (rows.length < wanted.length || rows.some(({ status }) => status === 'SHOPPING'))
    refuse('INVALID_ID', 'pledge')
  return rows
}

const onSetOrderStatus: Handler<typeof setOrderStatus> = async ({ platform, project, body }) => {
  const { db, businessNow } = platform
  const { order_status: orderStatus, carrier = '', tracking_number: trackingNumber = '' } = body
  const at = businessNow()
  await db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const rows = await lockNamed(tx, project.id, body.pledge_ids)
    if (rows.some((row) => row.status !== 'COMPLETED' || !mayShip(row.orderStatus, orderStatus)))
      refuse('INVALID_STATE')
    await tx
      .update(pledges)
      .set({ orderStatus, ...(orderStatus === 'SHIPPED' && { carrier, trackingNumber }), updatedAt: at })
      .where(
        inArray(
          pledges.id,
          rows.map(({ id }) => id),
        ),
      )
    if (orderStatus !== 'SHIPPED') return
    const told = rows.map(({ id, userId, orderStatus: before, trackingNumber: known }) => {
      const correctedAt = before === 'SHIPPED' && known !== trackingNumber ? at : null
      return { event: pledgeShipped(project, { id, carrier, trackingNumber, correctedAt }), userId }
    })
    await notifyEach(tx, told, at)
  })
  return { pledges: await linesOf(db, project.id, body.pledge_ids) }
}

const onShipParcels: Handler<typeof shipParcels> = async ({ platform, project, body }) => {
  const { db, businessNow } = platform
  const at = businessNow()
  const given = new Map(body.shipments.map((each) => [each.pledge_id, each]))
  const named = [...given.keys()]
  if (named.length < body.shipments.length) refuse('INVALID_ID', 'shipments')
  await db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const rows = await lockNamed(tx, project.id, named)
    const sent = rows.flatMap(({ id, userId, orderStatus, trackingNumber: before }) => {
      const { tracking_number: trackingNumber = '', carrier = '', replace = false } = given.get(id) ?? {}
      const isSent = orderStatus === 'SHIPPED' && before === trackingNumber
      const correctedAt = orderStatus === 'SHIPPED' && replace ? at : null
      return isSent ? [] : [{ id, userId, orderStatus, carrier, trackingNumber, correctedAt }]
    })
    const mayBeSent = new Set(['NONE', 'READY'])
    if (
      rows.some(({ status }) => status !== 'COMPLETED') ||
      sent.some(({ orderStatus, correctedAt }) => !(correctedAt || mayBeSent.has(orderStatus)))
    )
      refuse('INVALID_STATE')
    if (sent.length === 0) return
    const numbers = sent.map(({ id, carrier, trackingNumber }) => ({ id, carrier, number: trackingNumber }))
    await tx.execute(sql`
      update ${pledges} set order_status = 'SHIPPED', carrier = given.carrier, tracking_number = given.number,
        updated_at = ${at.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(numbers)}::jsonb) as given(id text, carrier text, number text)
      where ${pledges.id} = given.id`)
    const told = sent.map(({ userId, ...each }) => ({ event: pledgeShipped(project, each), userId }))
    await notifyEach(tx, told, at)
  })
  return { pledges: await linesOf(db, project.id, named) }
}

const onLockAddresses: Handler<typeof lockAddresses> = async ({ platform, project, body }) => {
  const { db, businessNow } = platform
  const at = businessNow()
  const locksAt = new Date(at.getTime() + ORDER.addressLockMs)
  const named = body.pledge_ids
  const locked = await db.transaction(async (tx) => {
    if (named) await lockNamed(tx, project.id, named)
    const rows = await tx
      .update(pledges)
      .set({ addressLocksAt: locksAt })
      .where(
        and(
          eq(pledges.projectId, project.id),
          eq(pledges.status, 'COMPLETED'),
          isNull(pledges.addressLocksAt),
          named && inArray(pledges.id, named),
        ),
      )
      .returning({ id: pledges.id })
    // Told apart, and certainly: a campaign has thousands of backers, and a lock nobody heard of sends parcels astray.
    if (rows.length > 0)
      await queueJob(tx, platform.now(), {
        kind: TELL_ADDRESSES_LOCK,
        key: `${project.id}:${locksAt.getTime()}`,
        payload: { project: project.id, locksAt: locksAt.getTime() },
      })
    return rows.length
  })
  return { locks_at: Math.floor(locksAt.getTime() / 1000), pledges_count: locked }
}

/** Tells the backers whose addresses were locked together; `locksAt` in Unix milliseconds. A job, repeated until done. */
export async function tellAddressesLock(
  { db, businessNow }: Platform,
  told: { readonly project: number; readonly locksAt: number },
): Promise<void> {
  const locksAt = new Date(told.locksAt)
  const [project] = await db.select().from(projects).where(eq(projects.id, told.project))
  if (!project) return
  const backers = await db
    .select({ userId: pledges.userId })
    .from(pledges)
    .where(and(eq(pledges.projectId, project.id), eq(pledges.addressLocksAt, locksAt)))
  const people = backers.map(({ userId }) => userId)
  await notify(db, addressLocks(project, locksAt), people, businessNow())
}

/** One of the person's own pledges, locked after them and after `beside`, whom it tells; carts are not among them. */
const inOwnPledge = (
  { db }: Platform,
  userId: string,
  pledgeId: string,
  work: (tx: Transaction, pledge: PledgeRow) => Promise<unknown>,
  beside: readonly string[] = [],
) =>
  db.transaction(async (tx) => {
    await holdPeople(tx, userId, beside)
    await lockPerson(tx, userId)
    const [pledge] = await tx
      .select()
      .from(pledges)
      .where(and(eq(pledges.id, pledgeId), eq(pledges.userId, userId)))
      .for('update')
    if (!pledge || pledge.status === 'SHOPPING') refuse('NOT_FOUND', 'pledge')
    await work(tx, pledge)
    return {}
  })

const onConfirmReceived: Handler<typeof confirmReceived> = ({ platform, user, params }) =>
  inOwnPledge(platform, user.id, params.pledgeId, async (tx, pledge) => {
    if (pledge.orderStatus !== 'SHIPPED') refuse('INVALID_STATE')
    if (pledge.receivedAt) return
    const receivedAt = platform.businessNow()
    await tx.update(pledges).set({ receivedAt }).where(eq(pledges.id, pledge.id))
  })

const onAskForRefund: Handler<typeof askForRefund> = async ({ platform, user, params, body }) => {
  const [seen] = await platform.db
    .select({ projectId: pledges.projectId })
    .from(pledges)
    .where(and(eq(pledges.id, params.pledgeId), eq(pledges.userId, user.id)))
  if (!seen) refuse('NOT_FOUND', 'pledge')
  const team = await teamOf(platform.db, seen.projectId, 'pledges:refund')
  return inOwnPledge(
    platform,
    user.id,
    params.pledgeId,
    async (tx, pledge) => {
      if (pledge.status !== 'COMPLETED') refuse('INVALID_STATE')
      const at = platform.businessNow()
      const isRepeated = pledge.refundAskedAt !== null && pledge.refundReason === body.reason
      await tx
        .update(pledges)
        // The same words again are the same request; others are one that nobody has answered.
        .set({ refundAskedAt: isRepeated ? pledge.refundAskedAt : at, refundReason: body.reason })
        .where(eq(pledges.id, pledge.id))
      const [project] = await tx.select().from(projects).where(eq(projects.id, pledge.projectId))
      if (project) await notify(tx, refundAsked(project, pledge, body.reason), team, at)
    },
    team,
  )
}

export const orderHandlers = {
  setOrderStatus: onSetOrderStatus,
  shipParcels: onShipParcels,
  lockAddresses: onLockAddresses,
  confirmReceived: onConfirmReceived,
  askForRefund: onAskForRefund,
} satisfies Partial<Handlers>
