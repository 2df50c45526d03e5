import type { setParcelAddress } from '@kindling/api-client/contract/pledge-management'
import { and, eq, ne } from 'drizzle-orm'
import { columnsOf } from '../accounts/addresses.ts'
import { toWirePlace } from '../accounts/profile.ts'
import { pledges } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { holdPeople, lockPerson } from '../kernel/people.ts'
import { pledgeChanged } from '../notifications/events.ts'
import { notify } from '../notifications/notify.ts'
import { pricedTo, refuseDearer } from './change-address.ts'
import { recordChange } from './history.ts'
import { lockPledge } from './open-pledge.ts'

/** Sums stay as they were paid, as where the backer moves it after the charge (decisions 2 §3). */
const onSetParcelAddress: Handler<typeof setParcelAddress> = async ({ platform, project, params, body }) => {
  const { db } = platform
  const place = toWirePlace(columnsOf(body))
  const [found] = await db
    .select({ userId: pledges.userId })
    .from(pledges)
    .where(
      and(eq(pledges.id, params.pledgeId), eq(pledges.projectId, project.id), ne(pledges.status, 'SHOPPING')),
    )
  if (!found) refuse('NOT_FOUND', 'pledge')
  const { userId } = found
  await db.transaction(async (tx) => {
    await holdPeople(tx, userId, [project.creatorId])
    await lockPerson(tx, userId)
    const locked = await lockPledge(tx, { projectId: project.id, userId, pledgeId: params.pledgeId })
    if (!locked) refuse('NOT_FOUND', 'pledge')
    const { pledge } = locked
    const waits = pledge.orderStatus === 'NONE' || pledge.orderStatus === 'READY'
    if (pledge.status !== 'COMPLETED' || !waits || !pledge.shippingAddress) refuse('INVALID_STATE')
    refuseDearer(pledge, await pricedTo(tx, pledge, place.country_code))
    const { id, ...before } = pledge.shippingAddress
    // The same call again changes nothing, and tells nobody.
    if (Object.entries(place).every(([part, text]) => before[part as keyof typeof before] === text)) return
    const at = platform.businessNow()
    await tx
      .update(pledges)
      .set({ shippingAddress: { id: newId('adr'), ...place }, updatedAt: at })
      .where(eq(pledges.id, pledge.id))
    const change = { kind: 'address_by_team', total: pledge.total, createdAt: at } as const
    const told = pledgeChanged(
      project,
      { id: pledge.id, totalCents: pledge.total },
      { id: await recordChange(tx, pledge.id, change), kind: change.kind },
    )
    await notify(tx, told, [userId], at)
  })
  return {}
}

export const parcelAddressHandlers = {
  setParcelAddress: onSetParcelAddress,
} satisfies Partial<Handlers>
