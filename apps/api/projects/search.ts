import type { searchProjects } from '@kindling/api-client/contract/projects'
import { LISTING, READS, SEARCH } from '@kindling/validation/limits'
import { and, count, desc, eq, exists, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { categories, projects, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { containing } from './filter-conditions.ts'
import { live } from './list.ts'
import { readSearch } from './search-words.ts'
import { summaryColumns, toWireSummary } from './summary.ts'

/** Creators and categories of one answer; the counts say how many there are. */
const besideMax = 24
/** Creators by their exact name whose projects are added to the results. */
const creatorsMax = 100
const cursors = { of: 'search', values: ['real', 'integer'], id: 'serial' } as const

/** Option of `ts_rank`: its figure stays below one, so that it never reaches the next step. */
const rankBelowOne = 32

/** People with at least one visible project. */
const visible = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projects)
      .where(and(eq(projects.creatorId, users.id), inArray(projects.status, ['ACTIVE', 'COMPLETE']))),
  )

interface FoundCreator {
  readonly id: string
  readonly name: string
  readonly exact: boolean
  readonly total: number
}

/** People with a visible project whose name has the text in it; if there are none, whose name is much like it. */
async function findCreators(db: Database, text: string): Promise<FoundCreator[]> {
  const plainName = sql`search_plain(${users.name})`
  const exact = sql<boolean>`${plainName} like search_plain(${containing(text)})`
  const alike = sql`${plainName} %> search_plain(${text})`
  // A query of its own, run first: combined with the words, neither condition could use its index.
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      exact,
      total: sql<number>`(count(*) over (partition by ${exact}))::integer`,
    })
    .from(users)
    .where(and(or(exact, alike), visible(db)))
    .orderBy(desc(exact), users.name, users.id)
    .limit(creatorsMax)
  const certain = rows.filter((row) => row.exact)
  return certain.length > 0 ? certain : rows
}

/** Projects of each creator that run now, and that were delivered. */
async function recordsOf(db: Database, creatorIds: string[], now: Date) {
  const rows = await db
    .select({
      id: projects.creatorId,
      live: sql<number>`(count(*) filter (where ${live(now)}))::integer`,
      delivered: sql<number>`(count(*) filter (where ${projects.delivered}))::integer`,
    })
    .from(projects)
    .where(and(inArray(projects.creatorId, creatorIds), inArray(projects.status, ['ACTIVE', 'COMPLETE'])))
    .groupBy(projects.creatorId)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Categories whose name has the text in it, with their running projects. */
function findCategories(db: Database, text: string, now: Date) {
  const running = db
    .select({ n: sql<number>`count(*)::integer` })
    .from(projects)
    .where(and(eq(projects.categoryId, categories.id), live(now)))
  return db
    .select({ id: categories.id, name: categories.name, live_projects: sql<number>`(${running})` })
    .from(categories)
    .where(sql`search_plain(${categories.name}) like search_plain(${containing(text)})
      or search_plain(${categories.name}) %> search_plain(${text})`)
    .orderBy(categories.id)
}

/**
 * Visible campaigns, ended ones too. First those that have the words as they were typed, then those that have words
 * beginning so, then those of a creator of that name, then other forms of the words and corrections of them; within
 * each, by where the words are (name, then blurb, then place).
 */
const onSearch: Handler<typeof searchProjects> = async ({ platform, query, address }) => {
  const text = [...(query.query ?? '').trim()].slice(0, SEARCH.queryMax).join('')
  if (text === '') refuse('FIELD_MISSING', 'query')
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const page = readCount(query.page, 'page', 1, SEARCH.pageMax)
  const from = query.cursor ? readCursor(query.cursor, cursors) : null
  const { db } = platform
  const now = platform.businessNow()
  await countAttempt(platform, `search:${address}`, { count: READS.searches, windowMs: READS.windowMs })

  const [creators, words] = await Promise.all([findCreators(db, text), readSearch(db, text)])
  const ofCreators = inArray(
    projects.creatorId,
    creators.filter(({ exact }) => exact).map(({ id }) => id),
  )
  const rank = words
    ? sql`(case when ${projects.searchText} @@ ${words.whole} then 3 when ${projects.searchText} @@ ${words.beginnings} then 2
        when ${ofCreators} then 1 else 0 end
        + greatest(ts_rank(${projects.searchText}, ${words.beginnings}, ${rankBelowOne}),
          ts_rank(${projects.searchText}, ${words.widest}, ${rankBelowOne}) / 2))::real`
    : sql`(case when ${projects.funded} then 1 else 0 end)::real`
  const where = and(
    inArray(projects.status, ['ACTIVE', 'COMPLETE']),
    or(ofCreators, words ? sql`${projects.searchText} @@ ${words.widest}` : undefined),
  )
  const behind =
    from &&
    sql`(${rank}, ${projects.backersCount}, ${projects.id}) < (${from.values[0]}::real, ${from.values[1]}::bigint, ${from.id}::integer)`
  const shownCreators = creators.slice(0, besideMax)
  const [rows, totals, kinds, records] = await Promise.all([
    db
      .select({ ...summaryColumns, rank: sql<number>`${rank}` })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.creatorId))
      .where(behind ? and(where, behind) : where)
      .orderBy(desc(rank), desc(projects.backersCount), desc(projects.id))
      .limit(size + 1)
      .offset(from ? 0 : (page - 1) * size),
    db.select({ n: count() }).from(projects).where(where),
    findCategories(db, text, now),
    recordsOf(
      db,
      shownCreators.map(({ id }) => id),
      now,
    ),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    projects: shown.map(toWireSummary),
    meta: {
      total_count: totals[0]?.n ?? 0,
      next:
        rows.length > size && last
          ? writeCursor(cursors.of, { values: [last.rank, last.backersCount], id: last.id })
          : null,
    },
    creators: shownCreators.map(({ id, name }) => ({
      id,
      name,
      live_projects: records.get(id)?.live ?? 0,
      delivered_projects: records.get(id)?.delivered ?? 0,
    })),
    creators_count: creators[0]?.total ?? 0,
    categories: kinds.slice(0, besideMax),
    categories_count: kinds.length,
  }
}

export const searchHandlers = {
  searchProjects: onSearch,
} satisfies Partial<Handlers>
