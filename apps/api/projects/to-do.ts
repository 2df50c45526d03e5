import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { type SQL, sql } from 'drizzle-orm'
import { NO_COUNTRY, WHOLE_PLEDGE } from '../database/schema/parcels.ts'
import {
  milestones,
  milestoneVotes,
  parcelChanges,
  parcelSums,
  pledgeParts,
  projectUpdates,
} from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'

type ToDo = PrivateProject['to_do']

const none: ToDo = { milestones: 0, parcels: 0, drafts: 0 }

/**
 * What waits for a project's team, as columns of a statement that reads one row, so that a project's page takes no
 * statement more for it. Each reads by an index, and sums instead of parcels. `at`: business time.
 */
export const toDoColumns = (projectId: number, at: Date) =>
  ({
    milestones: sql<number>`(
    select count(*)::int from ${milestones}
    where ${milestones.projectId} = ${projectId} and ${milestones.date} <= ${at.toISOString()}
      and ${milestones.completedAt} is null and ${milestones.outcome} is null
      and exists (
        select 1 from ${pledgeParts}
        where ${pledgeParts.projectId} = ${projectId} and ${pledgeParts.part} = ${milestones.id} and ${pledgeParts.held} > 0
      )
      and not exists (
        select 1 from ${milestoneVotes}
        where ${milestoneVotes.milestoneId} = ${milestones.id} and ${milestoneVotes.closedAt} is null
      )
  )`,
    parcels: sql<number>`(
    (select coalesce(sum(${parcelSums.ready}), 0) from ${parcelSums}
      where ${parcelSums.projectId} = ${projectId} and ${parcelSums.variantId} = ${WHOLE_PLEDGE}
        and ${parcelSums.country} <> ${NO_COUNTRY})
    + (select coalesce(sum(${parcelChanges.change}), 0) from ${parcelChanges}
      where ${parcelChanges.projectId} = ${projectId} and ${parcelChanges.variantId} = ${WHOLE_PLEDGE}
        and ${parcelChanges.country} <> ${NO_COUNTRY} and ${parcelChanges.state} = 'READY')
  )::int`,
    drafts: sql<number>`(
    select count(*)::int from ${projectUpdates}
    where ${projectUpdates.projectId} = ${projectId} and ${projectUpdates.isDraft} and ${projectUpdates.removedAt} is null
  )`,
  }) satisfies Record<keyof ToDo, SQL<number>>

/** The same as the answer: nothing waits before a project is published. */
export function toDoOf({ status }: ProjectRow, read: ToDo | undefined): ToDo {
  if (!read || (status !== 'ACTIVE' && status !== 'COMPLETE')) return none
  return { milestones: read.milestones, parcels: read.parcels, drafts: read.drafts }
}
