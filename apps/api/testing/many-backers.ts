import { sql } from 'drizzle-orm'
import type { paymentMethods } from '../database/schema.ts'
import { storePledges } from './many-pledges.ts'
import { makeProject, type TestPlatform } from './platform.ts'
import { signIn } from './sign-in.ts'

const countries = ['CAN', 'USA', 'FRA', 'DEU', 'JPN', 'BRA', 'GBR', 'AUS']

/** A project with so many pledges, in many states of payment and parcel, and its creator. */
export async function projectWithBackers(
  made: TestPlatform,
  cards: readonly (typeof paymentMethods.$inferSelect)[],
  count: number,
) {
  const { db } = made.platform
  const now = made.platform.now()
  const project = await makeProject(made, { needsShipping: true, shippingCost: { '*': 900 } })
  const id = Number(project.id)
  const some = Array.from({ length: count }, (_, n) => cards[n % cards.length]).filter(
    (card) => card !== undefined,
  )
  await storePledges(db, project, some, now)
  await db.execute(sql`
    with numbered as (select id, row_number() over (order by id) as n from pledges where project_id = ${id})
    update pledges set
      created_at = created_at + n * interval '1 second',
      total = 4700 + n % 1000,
      status = case when n % 10 < 8 then 'COMPLETED' else 'CHECKED_OUT' end,
      order_status = case when n % 10 < 3 then 'NONE' when n % 10 < 5 then 'READY' when n % 10 < 8 then 'SHIPPED' else 'NONE' end,
      received_at = case when n % 10 = 5 then now() end,
      ships = true,
      shipping_address = jsonb_build_object('country_code', (array[${sql.join(
        countries.map((each) => sql`${each}`),
        sql`, `,
      )}])[1 + n % ${countries.length}])
    from numbered where numbered.id = pledges.id`)
  // Two months of days, and as many places that people came from.
  await db.execute(sql`
    insert into project_days (project_id, day, pledges, added)
    select ${id}, date_trunc('day', ${now.toISOString()}::timestamptz, 'UTC') - n * interval '1 day', ${count} / 60, ${count} * 80
    from generate_series(1, 59) n
    on conflict do nothing`)
  await db.execute(sql`
    insert into project_sources (project_id, source, visits, pledges, total)
    select ${id}, 'site:' || n || '.example', ${count}, ${count} / 60, ${count} * 80 from generate_series(1, 60) n
    on conflict do nothing`)
  return { project, team: await signIn(made, project.creatorId) }
}
