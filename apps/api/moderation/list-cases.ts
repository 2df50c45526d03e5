import type { listModerationCases } from '@kindling/api-client/contract/moderation'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import { LISTING, MODERATION } from '@kindling/validation/limits'
import { type CaseKind, type ModerationQueue, moderationQueues } from '@kindling/validation/rules/moderation'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.ts'
import {
  commentFlags,
  comments,
  messageFlags,
  pledgeMessages,
  pledges,
  projectFlags,
  projects,
} from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { readCount } from '../kernel/count.ts'
import { readCursor, writeCursor } from '../kernel/cursor.ts'
import { refuse } from '../kernel/failure.ts'
import { answerOf } from '../kernel/moderation-log.ts'
import { caseId } from './case-id.ts'

const after = (ms: number) => sql`${ms} * interval '1 millisecond'`
/** Behind every case that has a moment: nothing hurries there. */
const noHurry = sql`timestamptz '9999-01-01 00:00:00+00'`

/**
 * Storefronts in review, flags of projects, comments and messages since a moderator last looked, and projects that one
 * has suspended.
 */
const waiting = sql`(
  select 'PROJECT' as queue, ${projects.id} as project_id, null::text as item_id, null::text as body,
    count(*)::int as flags, min(${projectFlags.createdAt}) as opened,
    min(${projectFlags.createdAt}) + ${after(MODERATION.dueMs.PROJECT)} as due,
    'project-' || ${projects.id} as id
  from ${projectFlags} join ${projects} on ${projects.id} = ${projectFlags.projectId}
  where ${projects.status} in ('ACTIVE', 'COMPLETE')
    and (${projects.flagsReviewedAt} is null or ${projectFlags.createdAt} > ${projects.flagsReviewedAt})
  group by ${projects.id}
  union all
  select 'COMMENT', ${comments.projectId}, ${comments.id}, ${comments.body},
    (select count(*)::int from ${commentFlags} where ${commentFlags.commentId} = ${comments.id}
      and (${comments.flagsReviewedAt} is null or ${commentFlags.createdAt} > ${comments.flagsReviewedAt})),
    ${comments.hiddenAt}, ${comments.hiddenAt} + ${after(MODERATION.dueMs.COMMENT)},
    'comment-' || ${comments.id}
  from ${comments} where ${comments.hiddenAt} is not null and ${comments.removedAt} is null
  union all
  select 'MESSAGE', ${pledges.projectId}, ${pledgeMessages.id}, ${pledgeMessages.text}, count(*)::int,
    min(${messageFlags.createdAt}), min(${messageFlags.createdAt}) + ${after(MODERATION.dueMs.MESSAGE)},
    'message-' || ${pledgeMessages.id}
  from ${messageFlags} join ${pledgeMessages} on ${pledgeMessages.id} = ${messageFlags.messageId}
    join ${pledges} on ${pledges.id} = ${pledgeMessages.pledgeId}
  where ${pledgeMessages.removedAt} is null and (${pledgeMessages.flagsReviewedAt} is null
    or ${messageFlags.createdAt} > ${pledgeMessages.flagsReviewedAt})
  group by ${pledgeMessages.id}, ${pledges.projectId}
  union all
  select 'STOREFRONT', ${projects.id}, null, null, 0, ${projects.reviewAskedAt},
    ${projects.reviewAskedAt} + ${after(MODERATION.dueMs.STOREFRONT)}, 'storefront-' || ${projects.id}
  from ${projects} where ${projects.reviewStatus} = 'IN_REVIEW' and ${projects.reviewAskedAt} is not null
  union all
  select 'SUSPENDED', ${projects.id}, null, null, 0, ${projects.suspendedAt}, ${noHurry},
    'project-' || ${projects.id}
  from ${projects} where ${projects.status} = 'SUSPENDED' and ${projects.suspendedAt} is not null
) as waiting`

interface Row extends Record<string, unknown> {
  readonly queue: ModerationQueue
  readonly project_id: number
  readonly item_id: string | null
  readonly body: string | null
  readonly flags: number
  readonly opened: string | Date
  readonly due: string | Date
  readonly name: string
  readonly vanity_url: string | null
  readonly answered: boolean
}

export const kindOf = (queue: ModerationQueue): CaseKind => (queue === 'SUSPENDED' ? 'PROJECT' : queue)
const rfc = (moment: string | Date) => toRfc2822(new Date(moment).getTime())

function readQueue(text: string | undefined): ModerationQueue | null {
  if (!text) return null
  return moderationQueues.find((each) => each === text) ?? refuse('INVALID_FILTER')
}

/** What is due first before the rest; what is suspended hurries nobody, and comes last. */
const onListModerationCases: Handler<typeof listModerationCases> = async ({ platform, query }) => {
  const { db } = platform
  const queue = readQueue(query.queue)
  const size = readCount(query['page[size]'], 'page[size]', LISTING.pageSize, LISTING.pageSizeMax)
  const from = query.cursor ? readCursor(query.cursor, { of: 'cases', values: ['time'], id: 'text' }) : null
  const conditions = [
    ...(queue ? [sql`waiting.queue = ${queue}`] : []),
    ...(from ? [sql`(waiting.due, waiting.id) > (${from.values[0]}::timestamptz, ${from.id})`] : []),
  ]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const [rows, counted] = await Promise.all([
    rowsOf<Row>(
      db,
      sql`select waiting.*, projects.name, projects.vanity_url,
          waiting.item_id is null and ${answerOf(sql`waiting.project_id`)} is not null as answered from ${waiting}
        join projects on projects.id = waiting.project_id ${where}
        order by waiting.due, waiting.id limit ${size + 1}`,
    ),
    rowsOf<{ queue: ModerationQueue; n: number }>(
      db,
      sql`select queue, count(*)::int as n from ${waiting} group by queue`,
    ),
  ])
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const numberOf = (each: ModerationQueue) => counted.find((row) => row.queue === each)?.n ?? 0
  const counts = {
    STOREFRONT: numberOf('STOREFRONT'),
    PROJECT: numberOf('PROJECT'),
    COMMENT: numberOf('COMMENT'),
    MESSAGE: numberOf('MESSAGE'),
    SUSPENDED: numberOf('SUSPENDED'),
  }
  return {
    cases: shown.map((row) => {
      const kind = kindOf(row.queue)
      return {
        id: caseId(kind, row.item_id ?? row.project_id),
        queue: row.queue,
        kind,
        project: { id: String(row.project_id), name: row.name, vanity_url: row.vanity_url },
        text: row.body,
        flags: Number(row.flags),
        opened: rfc(row.opened),
        due: row.queue === 'SUSPENDED' ? null : rfc(row.due),
        answered: row.answered,
      }
    }),
    counts,
    meta: {
      total_count: queue ? counts[queue] : moderationQueues.reduce((sum, each) => sum + counts[each], 0),
      next:
        rows.length > size && last
          ? writeCursor('cases', {
              values: [new Date(last.due).toISOString()],
              id: caseId(kindOf(last.queue), last.item_id ?? last.project_id),
            })
          : null,
    },
  }
}

export const listCaseHandlers = {
  listModerationCases: onListModerationCases,
} satisfies Partial<Handlers>
