import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'
import { paymentMethods, pledges, users } from '../database/schema.ts'
import { storePledges } from './many-pledges.ts'
import { goodAddress } from './people.ts'
import { type MadeProject, makeProject, type TestPlatform } from './platform.ts'
import { storeBuyers } from './race.ts'

const batch = 500

/** A pre-order with so many charged pledges, each of a person of its own, whose parcels wait; gives the pledges' ids. */
export async function projectWithParcels(
  made: TestPlatform,
  count: number,
): Promise<{ project: MadeProject; pledgeIds: string[] }> {
  const { db, now } = made.platform
  const project = await makeProject(made, { fundingType: 'PREORDER', needsShipping: true })
  for (let stored = 0; stored < count; stored += batch)
    await storeBuyers(db, Math.min(batch, count - stored), now())
  // Without that, nobody gets an e-mail.
  await db.update(users).set({ emailConfirmed: true })
  await storePledges(db, project, await db.select().from(paymentMethods), now())
  await db
    .update(pledges)
    .set({
      status: 'COMPLETED',
      ships: true,
      shippingAddress: { ...goodAddress, id: 'adr', name: 'Mara', line2: '', phone_number: '' },
    })
    .where(eq(pledges.projectId, Number(project.id)))
  await made.connection.takeStatistics()
  const rows = await db
    .select({ id: pledges.id })
    .from(pledges)
    .where(eq(pledges.projectId, Number(project.id)))
    .orderBy(pledges.id)
  return { project, pledgeIds: rows.map(({ id }) => id) }
}

/** A pledge as the sending of parcels has left it. */
export interface SentParcel {
  readonly id: string
  readonly status: string
  readonly carrier: string
  readonly number: string
  /** Tracking numbers of the notifications and of the queued e-mails that its backer got of parcels. */
  readonly told: readonly string[]
  readonly mailed: readonly string[]
}

/** Every pledge of the project, and what its backer was told. */
export const sentParcels = (db: Database, { id }: MadeProject) =>
  rowsOf<SentParcel>(
    db,
    sql`select p.id, p.order_status as status, p.carrier, p.tracking_number as number,
          coalesce(n.told, '{}') as told, coalesce(m.mailed, '{}') as mailed
        from pledges p
        left join (select user_id, array_agg(event -> 'params' ->> 'tracking') as told from notifications
          where event ->> 'name' = 'PLEDGE_SHIPPED' group by user_id) n on n.user_id = p.user_id
        left join (select user_id, array_agg(event -> 'params' ->> 'tracking') as mailed from mail_queue
          where event ->> 'name' = 'PLEDGE_SHIPPED' group by user_id) m on m.user_id = p.user_id
        where p.project_id = ${Number(id)} order by p.id`,
  )
