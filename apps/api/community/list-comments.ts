import type { getCommentPermission, listComments, listReplies } from '@kindling/api-client/contract/comments'
import { COMMUNITY, LISTING } from '@kindling/validation/limits'
import { can, isPublished } from '@kindling/validation/permissions'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { comments } from '../database/schema.ts'
import { lookUp } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { type CursorKind, readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { type CommentRow, isShown, isThreadShown, readComments, toWireComment } from './comment-rows.ts'

const { createdAt, id, parentId, pinned, projectId, votes } = comments

interface Order {
  readonly cursor: CursorKind
  readonly by: readonly SQL[]
  readonly placeOf: (row: CommentRow['comment']) => readonly (string | number)[]
  /** What comes after the end of a page. */
  readonly behind: (values: readonly (string | number)[], id: string | number) => SQL
}

/** The pinned thread comes first in any order; it is part of the key, so that a page ends before or after it. */
const threads = {
  newest: {
    cursor: { of: 'comments-newest', values: ['integer', 'time'], id: 'text' },
    by: [desc(pinned), desc(createdAt), desc(id)],
    placeOf: (row) => [row.pinned ? 1 : 0, row.createdAt.toISOString()],
    behind: ([pin, time], last) =>
      sql`(${pinned}, ${createdAt}, ${id}) < (${pin === 1}, ${time}::timestamptz, ${last})`,
  },
  top: {
    cursor: { of: 'comments-top', values: ['integer', 'integer', 'time'], id: 'text' },
    by: [desc(pinned), desc(votes), desc(createdAt), desc(id)],
    placeOf: (row) => [row.pinned ? 1 : 0, row.votes, row.createdAt.toISOString()],
    behind: ([pin, count, time], last) =>
      sql`(${pinned}, ${votes}, ${createdAt}, ${id}) < (${pin === 1}, ${count}::bigint, ${time}::timestamptz, ${last})`,
  },
} as const satisfies Record<string, Order>

const replies = {
  oldest: {
    cursor: { of: 'replies-oldest', values: ['time'], id: 'text' },
    by: [asc(createdAt), asc(id)],
    placeOf: (row) => [row.createdAt.toISOString()],
    behind: ([time], last) => sql`(${createdAt}, ${id}) > (${time}::timestamptz, ${last})`,
  },
  newest: {
    cursor: { of: 'replies-newest', values: ['time'], id: 'text' },
    by: [desc(createdAt), desc(id)],
    placeOf: (row) => [row.createdAt.toISOString()],
    behind: ([time], last) => sql`(${createdAt}, ${id}) < (${time}::timestamptz, ${last})`,
  },
  top: {
    cursor: { of: 'replies-top', values: ['integer', 'time'], id: 'text' },
    by: [desc(votes), desc(createdAt), desc(id)],
    placeOf: (row) => [row.votes, row.createdAt.toISOString()],
    behind: ([count, time], last) =>
      sql`(${votes}, ${createdAt}, ${id}) < (${count}::bigint, ${time}::timestamptz, ${last})`,
  },
} as const satisfies Record<string, Order>

function orderOf(orders: Readonly<Record<string, Order>>, sort: string): Order {
  const order = Object.hasOwn(orders, sort) ? orders[sort] : undefined
  return order ?? refuse('INVALID_FILTER', 'sort')
}

interface Wanted {
  readonly query: Readonly<Record<string, string | undefined>>
  readonly order: Order
  readonly where: SQL | undefined
  readonly total: number
}

/** One page of comments in an order. */
async function readPage(read: ReturnType<typeof readComments>, { query, order, where, total }: Wanted) {
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor ? readCursor(query.cursor, order.cursor) : null
  const rows = await read
    .where(from ? and(where, order.behind(from.values, from.id)) : where)
    .orderBy(...order.by)
    .limit(size + 1)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)?.comment
  const next =
    rows.length > size && last
      ? writeCursor(order.cursor.of, { values: order.placeOf(last), id: last.id })
      : null
  return { shown, meta: { total_count: total, next } }
}

/** The first replies of threads, read by the index of each, however long a thread is. */
const firstReplies = (threadIds: readonly string[]) => sql`${id} in (
  select first.id from unnest(array[${sql.join(
    threadIds.map((each) => sql`${each}`),
    sql`, `,
  )}]::text[]) thread(id)
  cross join lateral (
    select c.id from ${comments} c
    where c.parent_id = thread.id and c.removed_at is null and c.hidden_at is null
    order by c.created_at, c.id limit ${COMMUNITY.repliesShown}
  ) first)`

const onListComments: Handler<typeof listComments> = async ({ platform, project, user, query }) => {
  const { db } = platform
  const userId = user?.id ?? null
  const { shown, meta } = await readPage(readComments(db, userId), {
    query,
    order: orderOf(threads, query.sort ?? 'newest'),
    where: and(eq(projectId, project.id), isThreadShown),
    total: project.commentsCount,
  })
  const opened = shown.filter(({ comment }) => comment.repliesCount > 0).map(({ comment }) => comment.id)
  const below =
    opened.length === 0
      ? []
      : await readComments(db, userId).where(firstReplies(opened)).orderBy(asc(createdAt), asc(id))
  const byThread = Map.groupBy(below, ({ comment }) => comment.parentId)
  return {
    comments: shown.map((row) => ({
      ...toWireComment(row),
      replies: (byThread.get(row.comment.id) ?? []).map(toWireComment),
    })),
    meta,
  }
}

const onListReplies: Handler<typeof listReplies> = async ({ platform, user, params, query }) => {
  const { db } = platform
  const [thread] = await db.select().from(comments).where(eq(id, params.commentId))
  if (!thread) refuse('INVALID_ID', 'comment')
  const access = await lookUp(db, String(thread.projectId), user)
  const { project, roles } = access ?? refuse('INVALID_ID', 'comment')
  if (!isPublished(project.status) && !can(roles, 'draft:read')) refuse('INVALID_ID', 'comment')
  const { shown, meta } = await readPage(readComments(db, user?.id ?? null), {
    query,
    order: orderOf(replies, query.sort ?? 'oldest'),
    where: and(eq(parentId, thread.id), isShown),
    total: thread.repliesCount,
  })
  return { comments: shown.map(toWireComment), meta }
}

const onGetCommentPermission: Handler<typeof getCommentPermission> = async ({ user, roles }) => {
  const may = can(roles, 'comments:write')
  return {
    can_comment: may,
    needs: may ? null : user ? 'PLEDGE' : 'LOG_IN',
    can_moderate: can(roles, 'comments:moderate'),
  }
}

export const listCommentHandlers = {
  listComments: onListComments,
  listReplies: onListReplies,
  getCommentPermission: onGetCommentPermission,
} satisfies Partial<Handlers>
