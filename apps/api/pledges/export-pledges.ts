import type { exportPledges, getPledgeExport } from '@kindling/api-client/contract/pledge-management'
import type { PledgeExport } from '@kindling/api-client/model/pledge-management'
import { MANAGER } from '@kindling/validation/limits'
import { and, asc, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import { pledgeExportParts, pledgeExports, pledges, users } from '../database/schema.ts'
import { queueJob } from '../jobs/queue.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import type { Platform } from '../kernel/platform.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { sheetHead, sheetRow, workbook } from './export-sheet.ts'
import { exportCells, exportHead, exportLine } from './export-text.ts'
import { checkFilter, pickedBy } from './filter-pledges.ts'
import { lineColumns, toWireLines } from './listed-pledges.ts'

export const EXPORT_PLEDGES = 'export-pledges'
/** Pledges of a part: what writing and sending hold in memory at once. */
const partSize = 500

type ExportRow = typeof pledgeExports.$inferSelect

const toWire = (row: ExportRow): PledgeExport => ({
  id: row.id,
  done: row.done,
  total: row.total,
  format: row.format,
  url: row.finishedAt && `/api/projects/${row.projectId}/pledges/exports/${row.id}/file`,
  expires_at: Math.floor(row.expiresAt.getTime() / 1000),
})

const onExportPledges: Handler<typeof exportPledges> = async ({ platform, project, user, body }) => {
  const { db } = platform
  await countAttempt(platform, `export:${user.id}`, { count: MANAGER.exportsPerHour, windowMs: 3_600_000 })
  const { format = 'csv', ...filter } = body
  await checkFilter(db, project.id, filter)
  const [picked] = await db
    .select({ n: count() })
    .from(pledges)
    .where(await pickedBy(project.id, filter, db))
  const now = platform.now()
  const row: ExportRow = {
    id: newId('exp'),
    projectId: project.id,
    userId: user.id,
    filter,
    format,
    total: picked?.n ?? 0,
    done: 0,
    createdAt: now,
    finishedAt: null,
    expiresAt: new Date(now.getTime() + MANAGER.exportKeptMs),
  }
  await db.transaction(async (tx) => {
    await tx.insert(pledgeExports).values(row)
    await queueJob(tx, now, { kind: EXPORT_PLEDGES, key: row.id, payload: row.id })
  })
  return { export: toWire(row) }
}

/** An export that this person asked for in this project, and that has not expired. */
async function ownExport({ db, now }: Platform, projectId: number, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(pledgeExports)
    .where(
      and(
        eq(pledgeExports.id, id),
        eq(pledgeExports.projectId, projectId),
        eq(pledgeExports.userId, userId),
        gt(pledgeExports.expiresAt, now()),
      ),
    )
  return row
}

const onGetPledgeExport: Handler<typeof getPledgeExport> = async ({ platform, project, user, params }) => {
  const row = await ownExport(platform, project.id, user.id, params.exportId)
  return row ? { export: toWire(row) } : refuse('NOT_FOUND', 'export')
}

/** No column of a file says what a backer waits for, and reading it takes two statements a row. */
const waitsUnasked = { REFUND: sql<boolean>`false`, MESSAGE: sql<boolean>`false` }

/**
 * Makes the file, part by part. A run that was killed left parts behind; the next one begins anew, so that the file is
 * of one reading.
 */
export async function makeExport(platform: Platform, id: string, signal: AbortSignal): Promise<void> {
  const { db } = platform
  const [asked] = await db.select().from(pledgeExports).where(eq(pledgeExports.id, id))
  if (!asked || asked.finishedAt) return
  const isSheet = asked.format === 'xlsx'
  let row = 1
  await db.transaction(async (tx) => {
    await tx.delete(pledgeExportParts).where(eq(pledgeExportParts.exportId, id))
    await tx
      .insert(pledgeExportParts)
      .values({ exportId: id, place: 0, text: isSheet ? sheetHead : exportHead })
    await tx.update(pledgeExports).set({ done: 0 }).where(eq(pledgeExports.id, id))
  })
  let behind: SQL | undefined
  for (let place = 1; ; place++) {
    signal.throwIfAborted()
    const rows = await db
      .select({ ...lineColumns, waits: waitsUnasked })
      .from(pledges)
      .innerJoin(users, eq(users.id, pledges.userId))
      .where(and(await pickedBy(asked.projectId, asked.filter, db), behind))
      .orderBy(asc(pledges.createdAt), asc(pledges.id))
      .limit(partSize)
    const lines = await toWireLines(db, rows)
    const text = lines
      .map((line, at) => exportCells(line, rows[at]?.pledge.shippingAddress ?? null))
      .map((cells) => (isSheet ? sheetRow(cells, ++row) : exportLine(cells)))
      .join('')
    const isLast = rows.length < partSize
    await db.transaction(async (tx) => {
      if (text) await tx.insert(pledgeExportParts).values({ exportId: id, place, text })
      await tx
        .update(pledgeExports)
        .set({
          done: sql`${pledgeExports.done} + ${rows.length}`,
          ...(isLast && { finishedAt: platform.now() }),
        })
        .where(eq(pledgeExports.id, id))
    })
    const last = rows.at(-1)?.pledge
    if (isLast || !last) return
    behind = sql`(${pledges.createdAt}, ${pledges.id}) > (${last.createdAt.toISOString()}::timestamptz, ${last.id})`
  }
}

/** A finished file, in pieces. */
export interface ExportFile {
  readonly format: PledgeExport['format']
  readonly parts: AsyncIterable<string | Uint8Array>
}

/** A finished export, part by part; null where this person has none by this id. */
export async function openExport(
  platform: Platform,
  { projectId, userId, id }: { readonly projectId: number; readonly userId: string; readonly id: string },
): Promise<ExportFile | null> {
  const row = await ownExport(platform, projectId, userId, id)
  if (!row?.finishedAt) return null
  const parts = (async function* () {
    for (let from = -1; ; ) {
      const [part] = await platform.db
        .select()
        .from(pledgeExportParts)
        .where(and(eq(pledgeExportParts.exportId, id), gt(pledgeExportParts.place, from)))
        .orderBy(asc(pledgeExportParts.place))
        .limit(1)
      if (!part) return
      yield part.text
      from = part.place
    }
  })()
  return { format: row.format, parts: row.format === 'xlsx' ? workbook(parts) : parts }
}

export const exportPledgeHandlers = {
  exportPledges: onExportPledges,
  getPledgeExport: onGetPledgeExport,
} satisfies Partial<Handlers>
