import type { searchProjects } from '@kindling/api-client/contract/projects'
import { LISTING, READS, SEARCH } from '@kindling/validation/limits'
import { and, count, desc, eq, exists, ilike, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { categories, projects, users } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { summaryColumns, toWireSummary } from './summary.ts'

const most = 5
/** People whose name matches; their projects are added to the results. */
const makersMax = 100
const cursors = { of: 'search', values: ['real', 'integer'], id: 'serial' } as const

/** Every word as a prefix, all of them wanted: `kett oak` becomes `'kett':* & 'oak':*`. */
function prefixQuery(text: string): string | null {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.length === 0 ? null : words.map((word) => `'${word}':*`).join(' & ')
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** People with at least one visible project. */
const visible = (db: Database) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(projects)
      .where(and(eq(projects.creatorId, users.id), inArray(projects.status, ['ACTIVE', 'COMPLETE']))),
  )

/** Visible campaigns, ended ones too; ranked by where the words are found (name, then blurb, then place). */
export const onSearch: Handler<typeof searchProjects> = async ({ platform, query, address }) => {
  const text = [...(query.query ?? '').trim()].slice(0, SEARCH.queryMax).join('')
  if (text === '') refuse('FIELD_MISSING', 'query')
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const page = readCount(query.page, 'page', 1, SEARCH.pageMax)
  const from = query.cursor ? readCursor(query.cursor, cursors) : null
  const { db } = platform
  await countAttempt(platform, `search:${address}`, { count: READS.searches, windowMs: READS.windowMs })

  const byName = ilike(users.name, pattern(text))
  // A query of its own, run first: combined with the words, neither condition could use its index.
  const makers = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(byName, visible(db)))
    .orderBy(users.name, users.id)
    .limit(makersMax)
  const theirs = inArray(
    projects.creatorId,
    makers.map(({ id }) => id),
  )
  const words = prefixQuery(text)
  const named = words ? sql`${projects.searchText} @@ to_tsquery('simple', ${words})` : undefined
  const matches = makers.length > 0 ? or(named, theirs) : (named ?? sql`false`)
  const rank = words
    ? sql`ts_rank(${projects.searchText}, to_tsquery('simple', ${words}))`
    : sql`(case when ${projects.funded} then 1 else 0 end)::real`
  const where = and(inArray(projects.status, ['ACTIVE', 'COMPLETE']), matches)
  const behind =
    from &&
    sql`(${rank}, ${projects.backersCount}, ${projects.id}) < (${from.values[0]}::real, ${from.values[1]}::bigint, ${from.id}::integer)`
  const [rows, totals, kinds] = await Promise.all([
    db
      .select({ ...summaryColumns, rank: sql<number>`${rank}` })
      .from(projects)
      .innerJoin(users, eq(users.id, projects.creatorId))
      .where(behind ? and(where, behind) : where)
      .orderBy(desc(rank), desc(projects.backersCount), desc(projects.id))
      .limit(size + 1)
      .offset(from ? 0 : (page - 1) * size),
    db.select({ n: count() }).from(projects).where(where),
    db
      .select({ id: categories.id, name: categories.name })
      .from(categories)
      .where(ilike(categories.name, pattern(text)))
      .orderBy(categories.id)
      .limit(most),
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
    creators: makers.slice(0, most),
    categories: kinds,
  }
}
