import type { getCreatorRecord } from '@kindling/api-client/contract/account'
import { sql } from 'drizzle-orm'
import { rowsOf } from '../database/rows.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { personOf } from './people.ts'

/** Fewer answers say more about chance than about the person. */
const answersToSay = 3
const yearMs = 365 * 86_400_000

interface Projects {
  readonly created: number
  readonly delivered: number
  readonly late: number
  readonly refunded: number
}
interface Answers {
  readonly answers: number
  readonly seconds: number | null
}

/**
 * What became of a person's projects, counted from milestones and outcomes, and the median time until the first answer
 * to a question of the discussion or to a backer's message.
 */
const onGetCreatorRecord: Handler<typeof getCreatorRecord> = async ({ platform, params }) => {
  const { db } = platform
  const { id } = await personOf(db, params.id)
  const now = platform.businessNow()
  const since = new Date(now.getTime() - yearMs).toISOString()
  const own = sql`select id from projects where creator_id = ${id} and status in ('ACTIVE', 'COMPLETE', 'SUSPENDED')`
  const [[made], [asked]] = await Promise.all([
    rowsOf<Projects>(
      db,
      sql`select count(*)::int as created,
        (count(*) filter (where delivered))::int as delivered,
        (count(*) filter (where result = 'successful' and exists (
          select from milestones where project_id = projects.id
            and date < coalesce(completed_at, decided_at, ${now.toISOString()}::timestamptz)
            and (completed_at is not null or outcome is null))))::int as late,
        (count(*) filter (where ended_at is not null or exists (
          select from milestones where project_id = projects.id and outcome = 'refunded')))::int as refunded
      from projects where id in (${own})`,
    ),
    rowsOf<Answers>(
      db,
      sql`select count(*)::int as answers,
        (percentile_disc(0.5) within group (order by waited))::int as seconds
      from (
        select extract(epoch from min(answer.created_at) - question.created_at) as waited
        from comments question
        join comments answer on answer.parent_id = question.id and answer.author_id = ${id} and answer.removed_at is null
        where question.project_id in (${own}) and question.parent_id is null and question.author_id <> ${id}
          and question.created_at > ${since}::timestamptz
        group by question.id
        union all
        select extract(epoch from min(answer.created_at) - question.asked_at)
        from (
          select pledge_id, min(pledge_messages.created_at) as asked_at from pledge_messages
          join pledges on pledges.id = pledge_id
          where pledges.project_id in (${own}) and sent_from = 'backer' and pledge_messages.created_at > ${since}::timestamptz
          group by pledge_id) question
        join pledge_messages answer on answer.pledge_id = question.pledge_id
          and answer.sent_from = 'team' and answer.created_at > question.asked_at
        group by question.pledge_id, question.asked_at) waits`,
    ),
  ])
  if (!made || !asked) throw new Error('A count has one row')
  return {
    record: {
      created: made.created,
      delivered: made.delivered,
      late: made.late,
      refunded: made.refunded,
      response_seconds: asked.answers < answersToSay ? null : asked.seconds,
    },
  }
}

export const creatorRecordHandlers = {
  getCreatorRecord: onGetCreatorRecord,
} satisfies Partial<Handlers>
