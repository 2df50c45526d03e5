import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Of a pledge itself rather than of one of its variants. */
export const WHOLE_PLEDGE = ''
/** Of pledges of which nothing is sent. */
export const NO_COUNTRY = ''

const place = () => ({
  /** Without a reference, which would lock the project's row whenever one of its pledges changes. */
  projectId: integer('project_id').notNull(),
  /** ISO alpha-3, or `NO_COUNTRY`. */
  country: text('country').notNull(),
  /** Id of a variant, whose pieces are counted, or `WHOLE_PLEDGE`. */
  variantId: text('variant_id').notNull(),
})

/**
 * Where the parcels of pledges that stand go, so that reading it costs the same with fifty and fifty thousand pledges.
 * Triggers append what changed to `parcel_changes`, where no writer waits for another; a job adds those to
 * `parcel_sums`. Both together are what the pledges say, at any moment.
 */
export const parcelChanges = pgTable(
  'parcel_changes',
  {
    ...place(),
    /** What the database's `parcel_state` gives. */
    state: text('state').notNull(),
    /** Pledges or pieces; below zero for what left this state. */
    change: integer('change').notNull(),
  },
  (table) => [index('parcel_changes_project').on(table.projectId)],
)

const number = (name: string) => integer(name).notNull().default(0)

/** Of pledges: how many of them; of a variant: how many pieces. */
export const parcelSums = pgTable(
  'parcel_sums',
  {
    ...place(),
    all: number('all'),
    toPack: number('to_pack'),
    ready: number('ready'),
    shipped: number('shipped'),
    received: number('received'),
    returned: number('returned'),
    cancelled: number('cancelled'),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.country, table.variantId] })],
)
