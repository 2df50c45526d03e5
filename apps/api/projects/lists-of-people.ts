import type {
  listCreatedProjects,
  listPledgedProjects,
  listTeamProjects,
} from '@kindling/api-client/contract/project-lists'
import { LISTING } from '@kindling/validation/limits'
import { and, count, countDistinct, desc, eq, inArray, lt, max, sql } from 'drizzle-orm'
import { personOf, published } from '../accounts/people.ts'
import { ACTIVE_PLEDGE_STATUSES } from '../database/pledge-statuses.ts'
import { pledges, projectMembers, projects, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { type SummaryRow, summaryColumns, toWireSummary } from './summary.ts'

type Query = Parameters<Handler<typeof listCreatedProjects>>[0]['query']

/** Owner of the list: `me` is the caller; rejects with MISSING_USER if nobody is signed in. */
async function ownerOf(platform: Platform, userId: string, caller: User | null): Promise<User> {
  if (userId === 'me' || userId === caller?.id) return caller ?? refuse('MISSING_USER')
  return personOf(platform.db, userId)
}

const pageOf = (query: Query) => ({
  size: readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax),
  page: readCount(query.page, 'page', 1, LISTING.pageMax),
})

/** A page of a list as it travels; one row more was read than is shown. */
function toWirePage<Row extends SummaryRow, Wire>(
  rows: Row[],
  size: number,
  total: number,
  cursorOf: (last: Row) => string,
  toWire: (row: Row) => Wire,
) {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return {
    projects: shown.map(toWire),
    meta: { total_count: total, next: rows.length > size && last ? cursorOf(last) : null },
  }
}

const onListCreated: Handler<typeof listCreatedProjects> = async ({ platform, params, query, user }) => {
  const { db } = platform
  const { size, page } = pageOf(query)
  const from = query.cursor ? readCursor(query.cursor, { of: 'created', values: [], id: 'serial' }) : null
  const owner = await ownerOf(platform, params.userId, user)
  const where = and(
    eq(projects.creatorId, owner.id),
    owner.id === user?.id ? undefined : inArray(projects.status, [...published]),
  )
  const [rows, totals] = await Promise.all([
    db
      .select(summaryColumns)
      .from(projects)
      .innerJoin(users, eq(users.id, projects.creatorId))
      .where(from ? and(where, lt(projects.id, Number(from.id))) : where)
      .orderBy(desc(projects.id))
      .limit(size + 1)
      .offset(from ? 0 : (page - 1) * size),
    db.select({ n: count() }).from(projects).where(where),
  ])
  const cursorOf = ({ id }: SummaryRow) => writeCursor('created', { values: [], id })
  return toWirePage(rows, size, totals[0]?.n ?? 0, cursorOf, toWireSummary)
}

const onListPledged: Handler<typeof listPledgedProjects> = async ({ platform, params, query, user }) => {
  const { db } = platform
  const { size, page } = pageOf(query)
  const from = query.cursor
    ? readCursor(query.cursor, { of: 'pledged', values: ['time'], id: 'serial' })
    : null
  const owner = await ownerOf(platform, params.userId, user)
  if (owner.id !== user?.id && !owner.publicPledges) refuse('USER_PLEDGES_PRIVATE')
  const backing = and(eq(pledges.userId, owner.id), inArray(pledges.status, [...ACTIVE_PLEDGE_STATUSES]))
  // One row a project, however often it was pledged to; its place is that of the last pledge.
  const last = db
    .select({ projectId: pledges.projectId, at: max(pledges.createdAt).as('at') })
    .from(pledges)
    .where(backing)
    .groupBy(pledges.projectId)
    .as('last')
  const behind = from && sql`(${last.at}, ${projects.id}) < (${from.values[0]}::timestamptz, ${from.id})`
  const [rows, totals] = await Promise.all([
    db
      .select({ ...summaryColumns, at: last.at })
      .from(last)
      .innerJoin(projects, eq(projects.id, last.projectId))
      .innerJoin(users, eq(users.id, projects.creatorId))
      .where(behind ?? undefined)
      .orderBy(desc(last.at), desc(projects.id))
      .limit(size + 1)
      .offset(from ? 0 : (page - 1) * size),
    db
      .select({ n: countDistinct(pledges.projectId) })
      .from(pledges)
      .where(backing),
  ])
  const cursorOf = ({ id, at }: (typeof rows)[number]) =>
    writeCursor('pledged', { values: [new Date(at ?? 0).toISOString()], id })
  return toWirePage(rows, size, totals[0]?.n ?? 0, cursorOf, toWireSummary)
}

const onListTeam: Handler<typeof listTeamProjects> = async ({ platform: { db }, query, user }) => {
  const { size, page } = pageOf(query)
  const from = query.cursor ? readCursor(query.cursor, { of: 'team', values: ['time'], id: 'serial' }) : null
  const joined = eq(projectMembers.userId, user.id)
  const behind =
    from && sql`(${projectMembers.joinedAt}, ${projects.id}) < (${from.values[0]}::timestamptz, ${from.id})`
  const [rows, totals] = await Promise.all([
    db
      .select({ ...summaryColumns, role: projectMembers.role, at: projectMembers.joinedAt })
      .from(projectMembers)
      .innerJoin(projects, eq(projects.id, projectMembers.projectId))
      .innerJoin(users, eq(users.id, projects.creatorId))
      .where(and(joined, behind ?? undefined))
      .orderBy(desc(projectMembers.joinedAt), desc(projects.id))
      .limit(size + 1)
      .offset(from ? 0 : (page - 1) * size),
    db.select({ n: count() }).from(projectMembers).where(joined),
  ])
  const cursorOf = ({ id, at }: (typeof rows)[number]) =>
    writeCursor('team', { values: [at.toISOString()], id })
  return toWirePage(rows, size, totals[0]?.n ?? 0, cursorOf, (row) => ({
    ...toWireSummary(row),
    role: row.role,
  }))
}

export const listsOfPeopleHandlers = {
  listCreatedProjects: onListCreated,
  listPledgedProjects: onListPledged,
  listTeamProjects: onListTeam,
} satisfies Partial<Handlers>
