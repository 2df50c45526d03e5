import type { listDestinations } from '@kindling/api-client/contract/pledge-management'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.ts'
import { NO_COUNTRY, WHOLE_PLEDGE } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { parcelsOf } from './parcel-sums.ts'

type Counts = Record<'all' | 'to_pack' | 'ready' | 'shipped' | 'received' | 'returned' | 'cancelled', number>
type Row = Counts & {
  readonly country: string
  /** Null: of the pledges themselves. */
  readonly reward_id: string | null
  readonly title: string
  readonly variant: string
}

/** Where the parcels of pledges that stand go, and what is in those that are not sent yet. */
const onListDestinations: Handler<typeof listDestinations> = async ({ platform: { db }, project }) => {
  const rows = await rowsOf<Row>(
    db,
    sql`select p.*, r.id as reward_id, r.title, v.name as variant from (${parcelsOf(project.id)}) p
      left join reward_variants v on v.id = p.variant_id
      left join rewards r on r.id = v.reward_id
      where p.variant_id = ${WHOLE_PLEDGE} or (r.needs_shipping and p.country <> ${NO_COUNTRY})
      order by r.position, v.position, p."all" desc, p.country`,
  )
  const ofPledges = rows.filter(({ reward_id }) => reward_id === null)
  return {
    destinations: ofPledges
      .filter(({ country }) => country !== NO_COUNTRY)
      .map(({ country, all, to_pack, ready, shipped, received, returned, cancelled }) => ({
        country_code: country,
        pledges_count: all,
        to_pack,
        ready,
        shipped,
        received,
        returned,
        cancelled,
      })),
    items: rows.flatMap(({ reward_id, title, variant, country, all, to_pack }) =>
      reward_id === null
        ? []
        : [{ reward_id, title, variant, country_code: country, quantity: all, to_pack }],
    ),
    without_parcel: ofPledges.find(({ country }) => country === NO_COUNTRY)?.all ?? 0,
  }
}

export const destinationHandlers = {
  listDestinations: onListDestinations,
} satisfies Partial<Handlers>
