import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { rowsOf } from '../database/rows.ts'

/** What moves money, opens a vote about it or tells of it, at a time that is known before. */
export type NextEventKind = 'end' | 'charge' | 'initial' | 'vote-opens' | 'vote-closes' | 'late' | 'update'

export interface NextEvent {
  readonly at: Date
  readonly kind: NextEventKind
  /** Name of the project. */
  readonly project: string
}

const milliseconds = (ms: number) => sql`(${ms} * interval '1 millisecond')`

/**
 * The earliest event after a moment, by the rows that the periodic jobs look at: those of suspended projects wait. Null
 * where nothing is to come.
 */
export async function nextEvent(db: Database, now: Date): Promise<NextEvent | null> {
  const [row] = await rowsOf<{ kind: NextEventKind; project: string; at: string }>(
    db,
    sql`with successful as (select * from projects where result = 'successful' and status = 'COMPLETE' and ended_at is null),
      events as (
        select 'end' as kind, id as project_id, end_time as at from projects
          where funding_type = 'CROWDFUNDING' and status = 'ACTIVE' and result is null
        union all
        select 'charge', x.project_id, x.charge_at from pledges x join projects p on p.id = x.project_id
          where x.status = 'CHECKED_OUT' and p.status = 'COMPLETE' and p.result is not null
        union all
        select 'initial', id, end_time + ${milliseconds(CAMPAIGN.initialPayoutMs)} from successful
          where initial_released_at is null
        union all
        select 'vote-opens', m.project_id, m.date - ${milliseconds(MILESTONE.voteOpenMs)}
          from milestones m join successful p on p.id = m.project_id
          where m.outcome is null and not exists (select 1 from milestone_votes v where v.milestone_id = m.id)
        union all
        select 'vote-closes', v.project_id, v.closes_at from milestone_votes v join successful p on p.id = v.project_id
          where v.closed_at is null
        union all
        select 'late', m.project_id, m.date + ${milliseconds(MILESTONE.lateRefundMs)}
          from milestones m join successful p on p.id = m.project_id
          where m.outcome is null and m.completed_at is null
        union all
        select 'update', u.project_id, u.publish_at from project_updates u join projects p on p.id = u.project_id
          where u.is_draft and u.publish_at is not null and u.held is null
            and p.status <> 'SUSPENDED' and p.ended_at is null
      )
      select e.kind, p.name as project, extract(epoch from e.at) * 1000 as at
      from events e join projects p on p.id = e.project_id
      where e.at > ${now.toISOString()}::timestamptz order by e.at, e.kind, p.id limit 1`,
  )
  return row ? { kind: row.kind, project: row.project, at: new Date(Math.ceil(Number(row.at))) } : null
}
