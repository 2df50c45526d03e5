import { contract } from '@kindling/api-client/contract'
import type { ProjectSummary } from '@kindling/api-client/model/project'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { projects } from '../database/schema.ts'
import { writeCursor } from '../kernel/cursor.ts'
import { openBrowser } from '../testing/browser.ts'
import { storeManyProjects } from '../testing/many-projects.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const stored = 300
let rows: (typeof projects.$inferSelect)[] = []
beforeAll(async () => {
  const { db, now } = made.platform.platform
  await storeManyProjects(db, stored, now())
  rows = await db.select().from(projects)
}, 60_000)

type Query = NonNullable<Parameters<typeof list>[1]>
const list = (filter: string, query: { [key: string]: string } = {}) =>
  openBrowser(made.platform).client(contract.listProjects, { params: { filter }, query })
const rowOf = ({ id }: ProjectSummary) => {
  const row = rows.find((each) => each.id === Number(id))
  if (!row) throw new Error(`Project ${id} is not stored`)
  return row
}

/** All of a list, page after page by cursor. */
async function walk(filter: string, query: Query = {}): Promise<ProjectSummary[]> {
  const all: ProjectSummary[] = []
  for (let cursor = ''; ; ) {
    const { projects: page, meta } = await list(filter, { ...query, ...(cursor ? { cursor } : {}) })
    all.push(...page)
    if (meta.next === null) return all
    cursor = meta.next
  }
}

const nowMs = () => made.platform.clock.now().getTime()
const isLive = (row: (typeof rows)[number]) =>
  row.status === 'ACTIVE' &&
  row.startTime !== null &&
  row.startTime.getTime() <= nowMs() &&
  (row.endTime === null || row.endTime.getTime() > nowMs())
const isFunded = (row: (typeof rows)[number]) => row.fundingGoal > 0 && row.totalPledged >= row.fundingGoal

const rules: Record<string, (row: (typeof rows)[number]) => boolean> = {
  trending: isLive,
  recently_launched: isLive,
  almost_funded: (row) => isLive(row) && !isFunded(row),
  past_successes: (row) =>
    row.result === 'successful' &&
    row.endTime !== null &&
    row.endTime.getTime() <= nowMs() &&
    row.status === 'COMPLETE',
  categories: isLive,
}
const ids = (found: readonly ProjectSummary[]) => found.map(({ id }) => Number(id))
const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b)

describe('a list', () => {
  it.each(Object.entries(rules))(
    '%s holds exactly what its rule says, and counts it',
    async (filter, rule) => {
      const wanted = rows.filter(rule).map(({ id }) => id)
      const { meta } = await list(filter)
      expect(meta.total_count).toBe(wanted.length)
      expect(wanted.length).toBeGreaterThan(12)
      expect(ascending(ids(await walk(filter)))).toEqual(ascending(wanted))
    },
  )

  it.each([
    ['trending', {}, (row: ProjectSummary) => -row.backers_count],
    ['recently_launched', {}, (row: ProjectSummary) => -(row.start_time ?? 0)],
    [
      'almost_funded',
      {},
      (row: ProjectSummary) => -Math.floor((row.total_pledged * 10_000) / row.funding_goal),
    ],
    ['past_successes', {}, (row: ProjectSummary) => -(row.end_time ?? 0)],
    ['trending', { sort: 'newest' }, (row: ProjectSummary) => -(row.start_time ?? 0)],
    ['trending', { sort: 'ending-soon' }, (row: ProjectSummary) => row.end_time ?? Infinity],
  ])('%s with %j is in its order to the last page', async (filter, query, key) => {
    const keys = (await walk(filter, query)).map(key)
    expect(keys).toEqual(ascending(keys))
  })

  it('is read in both spellings', async () => {
    expect(await list('past-successes')).toEqual(await list('past_successes'))
    expect(await list('recently-launched')).toEqual(await list('recently_launched'))
  })

  it('of one category holds that category alone, whatever the filter', async () => {
    for (const filter of ['categories', 'trending', 'past_successes']) {
      const found = await walk(filter, { category_id: '3' })
      const wanted = rows.filter((row) => rules[filter]?.(row) && row.categoryId === 3)
      expect(ascending(ids(found))).toEqual(ascending(wanted.map(({ id }) => id)))
    }
    expect((await list('categories', { category_id: '0' })).meta).toEqual((await list('categories')).meta)
    await expect(list('categories', { category_id: '999' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      field: 'category_id',
    })
  })

  it('soonest first leaves out what has no end', async () => {
    const found = await walk('trending', { sort: 'ending-soon' })
    expect(found.every(({ end_time }) => end_time !== null)).toBe(true)
    expect(found).toHaveLength(rows.filter((row) => isLive(row) && row.endTime !== null).length)
  })

  it.each([1, 7, 12, 100])('walked by cursor, %d a page, has no gap and no repeat', async (size) => {
    const found = await walk('trending', { 'page[size]': String(size) })
    expect(new Set(ids(found)).size).toBe(found.length)
    expect(found).toHaveLength(rows.filter(isLive).length)
  })

  it('by page number is the same as by cursor, and nothing lies behind its end', async () => {
    const byCursor = await walk('recently_launched', { 'page[size]': '10' })
    const byPage: ProjectSummary[] = []
    for (let page = 1; page <= Math.ceil(byCursor.length / 10); page++) {
      const { projects: found } = await list('recently_launched', { page: String(page), 'page[size]': '10' })
      byPage.push(...found)
    }
    expect(byPage).toEqual(byCursor)
    expect((await list('recently_launched', { page: '500' })).projects).toEqual([])
  })

  it('that changes while it is walked repeats nothing', async () => {
    const first = await list('trending', { 'page[size]': '20' })
    const { db } = made.platform.platform
    const moved = Number(first.projects[19]?.id)
    // Somebody behind the first page becomes the most popular meanwhile.
    const behind = (await walk('trending')).at(-1)
    await db
      .update(projects)
      .set({ backersCount: 10_000 })
      .where(sql`${projects.id} = ${Number(behind?.id)}`)
    const second = await list('trending', { 'page[size]': '20', cursor: first.meta.next ?? '' })
    expect(ids(second.projects)).not.toContain(moved)
    expect(ids(second.projects).filter((id) => ids(first.projects).includes(id))).toEqual([])
    await db
      .update(projects)
      .set({ backersCount: behind?.backers_count ?? 0 })
      .where(sql`${projects.id} = ${Number(behind?.id)}`)
  })

  it('never shows drafts or halted projects', async () => {
    for (const filter of Object.keys(rules))
      for (const { status } of (await walk(filter, { 'page[size]': '100' })).map(rowOf))
        expect(['ACTIVE', 'COMPLETE']).toContain(status)
  })
})

describe('an unusable question for a list', () => {
  const cursorOf = (of: string, ...values: (string | number)[]) => writeCursor(of, { values, id: 1 })
  it.each<[string, Query, string, string]>([
    ['cheapest', {}, 'INVALID_FILTER', 'filter'],
    ['__proto__', {}, 'INVALID_FILTER', 'filter'],
    ['constructor', {}, 'INVALID_FILTER', 'filter'],
    ['trending', { sort: 'price' }, 'INVALID_FILTER', 'sort'],
    ['trending', { page: 'two' }, 'INVALID_TYPE', 'page'],
    ['trending', { page: '1.5' }, 'INVALID_TYPE', 'page'],
    ['trending', { page: '-1' }, 'INVALID_TYPE', 'page'],
    ['trending', { page: '0' }, 'OUT_OF_RANGE', 'page'],
    ['trending', { page: '9007199254740993' }, 'OUT_OF_RANGE', 'page'],
    ['trending', { 'page[size]': '0' }, 'OUT_OF_RANGE', 'page[size]'],
    ['trending', { 'page[size]': '101' }, 'OUT_OF_RANGE', 'page[size]'],
    ['trending', { 'page[size]': 'all' }, 'INVALID_TYPE', 'page[size]'],
    ['trending', { category_id: 'lamps' }, 'INVALID_TYPE', 'category_id'],
    ['trending', { category_id: '99999999999' }, 'INVALID_TYPE', 'category_id'],
    ['trending', { category_id: '\0' }, 'REGEX_FAIL', 'category_id'],
    ['trending', { cursor: 'x' }, 'INVALID_TYPE', 'cursor'],
    ['trending', { cursor: cursorOf('newest', '2026-01-01T00:00:00.000Z') }, 'INVALID_TYPE', 'cursor'],
    ['trending', { cursor: cursorOf('popular', 'many') }, 'INVALID_TYPE', 'cursor'],
    ['trending', { cursor: cursorOf('popular', 1.5) }, 'INVALID_TYPE', 'cursor'],
    ['trending', { cursor: cursorOf('popular') }, 'INVALID_TYPE', 'cursor'],
    ['trending', { cursor: cursorOf('popular', 1, 2) }, 'INVALID_TYPE', 'cursor'],
    ['recently_launched', { cursor: cursorOf('newest', 'yesterday') }, 'INVALID_TYPE', 'cursor'],
    [
      'recently_launched',
      { cursor: cursorOf('newest', '2026-13-45T00:00:00.000Z') },
      'INVALID_TYPE',
      'cursor',
    ],
    ['trending', { cursor: writeCursor('popular', { values: [1], id: 2 ** 40 }) }, 'INVALID_TYPE', 'cursor'],
  ])('%s with %j is %s on %s', async (filter, query, code, field) => {
    await expect(list(filter, query)).rejects.toMatchObject({ status: 400, code, field })
  })

  it('may leave anything empty', async () => {
    const empty = { page: '', 'page[size]': '', sort: '', category_id: '', cursor: '' }
    const query = new URLSearchParams(empty)
    const { status, body } = await openBrowser(made.platform).send(`/projects/filter/trending/?${query}`)
    expect([status, body]).toEqual([200, await list('trending')])
  })
})

describe('the other lists of a first page', () => {
  it('featured: what is live and chosen, the newest first', async () => {
    const { db } = made.platform.platform
    const live = rows.filter(isLive).slice(0, 8)
    const over = rows.find((row) => row.status === 'COMPLETE')
    for (const { id } of [...live, ...(over ? [over] : [])])
      await db.update(projects).set({ featured: true }).where(sql`${projects.id} = ${id}`)
    const { projects: found } = await openBrowser(made.platform).client(contract.listFeaturedProjects, {})
    const newest = [...live].sort((a, b) => (b.startTime?.getTime() ?? 0) - (a.startTime?.getTime() ?? 0))
    expect(found).toHaveLength(6)
    expect(found.map(({ start_time }) => start_time)).toEqual(
      newest.slice(0, 6).map(({ startTime }) => Math.floor((startTime?.getTime() ?? 0) / 1000)),
    )
  })

  it('categories, in their order; figures of the platform, which add up', async () => {
    const { client } = openBrowser(made.platform)
    const { categories } = await client(contract.listCategories, {})
    expect(categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    const stats = await client(contract.getPlatformStats, {})
    expect(stats.live_projects).toBe(rows.filter(isLive).length)
  })
})
