import type {
  createSegment,
  listSegments,
  removeSegment,
} from '@kindling/api-client/contract/pledge-management'
import { MANAGER } from '@kindling/validation/limits'
import { and, asc, count, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { pledgeSegments, pledges, projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { checkFilter, pickedBy } from './filter-pledges.ts'

type SegmentRow = typeof pledgeSegments.$inferSelect

/** How many pledges each picks, in one pass over the project's pledges. */
async function countsOf(
  db: Pick<Database, 'select'>,
  projectId: number,
  segments: readonly SegmentRow[],
): Promise<number[]> {
  if (segments.length === 0) return []
  const counted: Record<string, SQL<number>> = {}
  for (const [place, { filter }] of segments.entries())
    counted[String(place)] = sql`count(*) filter (where ${await pickedBy(projectId, filter, db)})`.mapWith(
      Number,
    )
  const [row = {}] = await db
    .select(counted)
    .from(pledges)
    .where(await pickedBy(projectId, {}, db))
  return segments.map((_, place) => row[String(place)] ?? 0)
}

const toWire = ({ id, name, filter }: SegmentRow, pledges_count: number) => ({
  id,
  name,
  filter,
  pledges_count,
})

const onListSegments: Handler<typeof listSegments> = async ({ platform: { db }, project }) => {
  const rows = await db
    .select()
    .from(pledgeSegments)
    .where(eq(pledgeSegments.projectId, project.id))
    .orderBy(asc(pledgeSegments.createdAt), asc(pledgeSegments.id))
  const counts = await countsOf(db, project.id, rows)
  return { segments: rows.map((row, place) => toWire(row, counts[place] ?? 0)) }
}

const onCreateSegment: Handler<typeof createSegment> = ({ platform, project, body }) =>
  platform.db.transaction(async (tx) => {
    const { filter } = body
    const name = body.name.trim()
    await checkFilter(tx, project.id, filter)
    // Two people of one team wait for each other, so that neither passes the limit.
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, project.id)).for('update')
    const [there] = await tx
      .select({ n: count() })
      .from(pledgeSegments)
      .where(eq(pledgeSegments.projectId, project.id))
    if ((there?.n ?? 0) >= MANAGER.segmentsMax) refuse('MAX_COUNT', 'segment', { max: MANAGER.segmentsMax })
    const [made] = await tx
      .insert(pledgeSegments)
      .values({
        id: newId('seg'),
        projectId: project.id,
        name,
        nameKey: name.toLowerCase(),
        filter,
        createdAt: platform.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (!made) refuse('VALUE_EXISTS', 'name')
    const [counted = 0] = await countsOf(tx, project.id, [made])
    return { segment: toWire(made, counted) }
  })

const onRemoveSegment: Handler<typeof removeSegment> = async ({ platform: { db }, project, params }) => {
  const [removed] = await db
    .delete(pledgeSegments)
    .where(and(eq(pledgeSegments.projectId, project.id), eq(pledgeSegments.id, params.segmentId)))
    .returning({ id: pledgeSegments.id })
  if (!removed) refuse('INVALID_ID', 'segment')
  return {}
}

export const segmentHandlers = {
  listSegments: onListSegments,
  createSegment: onCreateSegment,
  removeSegment: onRemoveSegment,
} satisfies Partial<Handlers>
