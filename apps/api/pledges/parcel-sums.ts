import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'

/** What is added up of parcels, by their states; the columns of `parcel_sums`. */
const sums = sql.raw(
  [
    ['all', 'true'],
    ['to_pack', "state in ('NONE', 'READY')"],
    ['ready', "state = 'READY'"],
    ['shipped', "state in ('SHIPPED', 'RECEIVED')"],
    ['received', "state = 'RECEIVED'"],
    ['returned', "state = 'RETURNED'"],
    ['cancelled', "state = 'CANCELLED'"],
  ]
    .map(([name, condition]) => `coalesce(sum(change) filter (where ${condition}), 0)::int as "${name}"`)
    .join(', '),
)

const columns = sql.raw(
  'project_id, country, variant_id, "all", to_pack, ready, shipped, received, returned, cancelled',
)

/** Changes that were not added to the sums yet, as sums. */
const changed = sql`select project_id, country, variant_id, ${sums} from parcel_changes group by 1, 2, 3`

/** The parcels of a project's pledges as they are now, as rows of `parcel_sums`. One statement, so no fold falls into it. */
export const parcelsOf = (projectId: number) => sql`
  select country, variant_id, sum("all")::int as "all", sum(to_pack)::int as to_pack, sum(ready)::int as ready,
    sum(shipped)::int as shipped, sum(received)::int as received, sum(returned)::int as returned,
    sum(cancelled)::int as cancelled
  from (
    select ${columns} from parcel_sums where project_id = ${projectId}
    union all
    select project_id, country, variant_id, ${sums} from parcel_changes where project_id = ${projectId} group by 1, 2, 3
  ) parcels
  group by country, variant_id having sum("all") > 0`

/**
 * Adds what changed to the sums: a job, so that reading stays fast. What is not committed yet waits for the next run.
 * Rows are taken in one order, so that two runs at once never wait for each other in a circle.
 */
export async function foldParcelChanges(db: Database): Promise<void> {
  await db.execute(sql`
    with parcel_changes as (delete from parcel_changes returning *)
    insert into parcel_sums as s (${columns})
    ${changed} order by 1, 2, 3
    on conflict (project_id, country, variant_id) do update set
      "all" = s."all" + excluded."all", to_pack = s.to_pack + excluded.to_pack, ready = s.ready + excluded.ready,
      shipped = s.shipped + excluded.shipped, received = s.received + excluded.received,
      returned = s.returned + excluded.returned, cancelled = s.cancelled + excluded.cancelled`)
}

/** Sums and changes of all projects together are what their pledges say: one query, of which a healthy database gives no row. */
export const parcelInvariant = {
  name: 'parcels by country and variant are those of the pledges',
  broken: sql`
    select project_id || ' ' || country || ' ' || variant_id as what from (
      select ${columns} from parcel_sums
      union all ${changed}
      union all
      select project_id, country, variant_id, -"all", -to_pack, -ready, -shipped, -received, -returned, -cancelled
      from (select project_id, country, variant_id, ${sums}
        from (select project_id, country, variant_id, state, quantity as change from parcels) said group by 1, 2, 3) pledged
    ) each_way
    group by project_id, country, variant_id
    having (sum("all"), sum(to_pack), sum(ready), sum(shipped), sum(received), sum(returned), sum(cancelled))
      is distinct from (0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint)`,
}
