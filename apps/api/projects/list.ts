import type { listFeaturedProjects, listProjects } from '@kindling/api-client/contract/projects'
import { LISTING } from '@kindling/validation/limits'
import { and, asc, count, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { categories, projects, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { type Position, readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import type { Platform } from '../kernel/platform.ts'
import { conditionsOf, filtersOf } from './filter-conditions.ts'
import { type SummaryRow, summaryColumns, toWireSummary } from './summary.ts'

interface Order {
  /** Goes into its cursors. */
  readonly name: string
  readonly kind: 'time' | 'integer'
  readonly column: PgColumn
  readonly direction: 'asc' | 'desc'
  readonly valueOf: (row: SummaryRow) => string | number
}

const time = (date: Date | null) => date?.toISOString() ?? ''
const orders = {
  popular: {
    name: 'popular',
    kind: 'integer',
    column: projects.backersCount,
    direction: 'desc',
    valueOf: (row) => row.backersCount,
  },
  newest: {
    name: 'newest',
    kind: 'time',
    column: projects.startTime,
    direction: 'desc',
    valueOf: (row) => time(row.startTime),
  },
  endingSoon: {
    name: 'ending-soon',
    kind: 'time',
    column: projects.endTime,
    direction: 'asc',
    valueOf: (row) => time(row.endTime),
  },
  nearest: {
    name: 'nearest',
    kind: 'integer',
    column: projects.fundedShare,
    direction: 'desc',
    valueOf: (row) => row.fundedShare,
  },
  lastEnded: {
    name: 'last-ended',
    kind: 'time',
    column: projects.endTime,
    direction: 'desc',
    valueOf: (row) => time(row.endTime),
  },
} as const satisfies Record<string, Order>

interface Filter {
  readonly where: (now: Date, running: (now: Date) => SQL | undefined) => SQL | undefined
  readonly order: Order
}

/** Running: launched, not over, not suspended. A storefront has no end. */
export const live = (now: Date) =>
  and(
    eq(projects.status, 'ACTIVE'),
    lte(projects.startTime, now),
    or(isNull(projects.endTime), gt(projects.endTime, now)),
  )
/** Running, with an end: a separate condition, so that the database reads the index from the first that ends. */
const ending = (now: Date) =>
  and(eq(projects.status, 'ACTIVE'), lte(projects.startTime, now), gt(projects.endTime, now))

const filters: Readonly<Record<string, Filter>> = {
  trending: { where: (now, running) => running(now), order: orders.popular },
  recently_launched: { where: (now, running) => running(now), order: orders.newest },
  almost_funded: {
    where: (now, running) => and(running(now), eq(projects.funded, false), gt(projects.fundingGoal, 0)),
    order: orders.nearest,
  },
  past_successes: {
    where: (now) =>
      and(
        // The result is written once: a charge that fails afterwards does not change it.
        eq(projects.result, 'successful'),
        lte(projects.endTime, now),
        sql`${projects.status} in ('ACTIVE', 'COMPLETE')`,
      ),
    order: orders.lastEnded,
  },
  categories: { where: (now, running) => running(now), order: orders.newest },
}

const sorts: Readonly<Record<string, Order>> = { newest: orders.newest, 'ending-soon': orders.endingSoon }

const behind = ({ column, direction, kind }: Order, { values: [value], id }: Position): SQL => {
  const place = kind === 'time' ? sql`${value}::timestamptz` : sql`${value}::bigint`
  return direction === 'desc'
    ? sql`(${column}, ${projects.id}) < (${place}, ${id})`
    : sql`(${column}, ${projects.id}) > (${place}, ${id})`
}

/** Counts change slowly and cost a scan, so each is taken at most every ten seconds. */
const countForMs = 10_000
/** Lists whose counts are kept; more than exist, unless somebody makes categories up. */
const countsMax = 500
const counts = new WeakMap<Platform, Map<string, { value: number; until: number }>>()

async function countOf(platform: Platform, key: string, where: SQL | undefined): Promise<number> {
  const known = counts.get(platform) ?? new Map<string, { value: number; until: number }>()
  counts.set(platform, known)
  const now = platform.businessNow().getTime()
  const entry = known.get(key)
  if (entry && entry.until > now) return entry.value
  const [row] = await platform.db.select({ n: count() }).from(projects).where(where)
  if (known.size >= countsMax) known.clear()
  known.set(key, { value: row?.n ?? 0, until: now + countForMs })
  return row?.n ?? 0
}

/** A list by its name. Links in use have both spellings (product decision); the API itself uses underscores. */
function filterOf(written: string): readonly [name: string, filter: Filter | undefined] {
  const name = written.replaceAll('-', '_')
  return [name, Object.hasOwn(filters, name) ? filters[name] : undefined]
}

/** What a project of a list fulfils, whatever its order; undefined if there is no such list. */
export const conditionOfList = (written: string, now: Date): SQL | undefined =>
  filterOf(written)[1]?.where(now, live)

/** The category of a call; 0 for all of them. */
export function categoryOf(query: { readonly category_id?: string | undefined }): number {
  if (query.category_id && !/^\d{1,9}$/.test(query.category_id)) refuse('INVALID_TYPE', 'category_id')
  return Number(query.category_id ?? 0)
}

const onListProjects: Handler<typeof listProjects> = async ({ platform, params, query }) => {
  const [name, filter] = filterOf(params.filter)
  if (!filter) refuse('INVALID_FILTER', 'filter')
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const page = readCount(query.page, 'page', 1, LISTING.pageMax)
  const sorted = query.sort
    ? Object.hasOwn(sorts, query.sort)
      ? sorts[query.sort]
      : undefined
    : filter.order
  if (!sorted) refuse('INVALID_FILTER', 'sort')
  const categoryId = categoryOf(query)
  const now = platform.businessNow()
  const narrowed = filtersOf(query)

  const where = and(
    // What has no end cannot end soon.
    filter.where(now, sorted === orders.endingSoon ? ending : live),
    ...conditionsOf(platform.db, now, narrowed).map(({ condition }) => condition),
    categoryId > 0 ? eq(projects.categoryId, categoryId) : undefined,
  )
  const from =
    query.cursor === undefined || query.cursor === ''
      ? null
      : readCursor(query.cursor, { of: sorted.name, values: [sorted.kind], id: 'serial' })
  const way = sorted.direction === 'desc' ? desc : asc
  const rows = await platform.db
    .select(summaryColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.creatorId))
    .where(from ? and(where, behind(sorted, from)) : where)
    .orderBy(way(sorted.column), way(projects.id))
    .limit(size + 1)
    .offset(from ? 0 : (page - 1) * size)
  // Checked only if nothing was found: a list with projects in it has its category.
  if (rows.length === 0 && categoryId > 0) {
    const [category] = await platform.db
      .select({ id: categories.id })
      .from(categories)
      .where(eq(categories.id, categoryId))
    if (!category) refuse('NOT_FOUND', 'category_id')
  }
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    projects: shown.map(toWireSummary),
    meta: {
      total_count: await countOf(
        platform,
        `${name}/${categoryId}/${query.sort ?? ''}/${JSON.stringify(narrowed)}`,
        where,
      ),
      next:
        rows.length > size && last
          ? writeCursor(sorted.name, { values: [sorted.valueOf(last)], id: last.id })
          : null,
    },
  }
}

/** Chosen by the people who run the platform; the newest choice first. */
const onListFeatured: Handler<typeof listFeaturedProjects> = async ({ platform }) => {
  const rows = await platform.db
    .select(summaryColumns)
    .from(projects)
    .innerJoin(users, eq(users.id, projects.creatorId))
    .where(and(eq(projects.featured, true), live(platform.businessNow())))
    .orderBy(desc(projects.startTime))
    .limit(6)
  return { projects: rows.map(toWireSummary), meta: { total_count: rows.length, next: null } }
}

export const projectListHandlers = {
  listProjects: onListProjects,
  listFeaturedProjects: onListFeatured,
} satisfies Partial<Handlers>
