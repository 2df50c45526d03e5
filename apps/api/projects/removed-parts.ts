import { WINDOW } from '@kindling/validation/limits'
import { eq, lt } from 'drizzle-orm'
import { forgetPictures } from '../accounts/picture-files.ts'
import type { Database, Transaction } from '../database/connection.ts'
import { type RemovedPart, removedParts, type StoredImage } from '../database/schema.ts'
import { picturesIn } from '../kernel/image.ts'
import type { Platform } from '../kernel/platform.ts'
import type { RewardRow, VariantRow } from './reward-rows.ts'

/** The rows of a part that is removed, so that Undo brings it back under its own id, with its translations. */
export const removedReward = (row: RewardRow, variants: readonly VariantRow[]): RemovedPart => ({
  kind: 'reward',
  row: {
    ...row,
    deliveryDate: row.deliveryDate?.toISOString() ?? null,
    availableUntil: row.availableUntil?.toISOString() ?? null,
  },
  variants: [...variants],
})

/**
 * Keeps a removed part for a day, in the transaction that removes it. The last variant of a reward loses only its name,
 * so that it may be removed again under the same id.
 */
export async function keepRemoved(
  tx: Transaction,
  now: Date,
  projectId: number,
  part: RemovedPart,
): Promise<void> {
  const values = { part, removedAt: now }
  await tx
    .insert(removedParts)
    .values({ id: part.row.id, projectId, ...values })
    .onConflictDoUpdate({ target: removedParts.id, set: values })
}

/** Takes what was kept of a part that is removed again under the same id; its pictures, which nothing shows any more. */
export async function takeRemoved(tx: Transaction, id: string): Promise<StoredImage[]> {
  const rows = await tx.delete(removedParts).where(eq(removedParts.id, id)).returning()
  return rows.flatMap(({ part }) => picturesIn(part))
}

/** Pictures of what a project had and may still get back. */
export async function removedPicturesOf(
  db: Database | Transaction,
  projectId: number,
): Promise<StoredImage[]> {
  const rows = await db.select().from(removedParts).where(eq(removedParts.projectId, projectId))
  return rows.flatMap(({ part }) => picturesIn(part))
}

/** What was removed a day ago is gone for good, and its pictures with it. */
export async function forgetRemoved(platform: Platform): Promise<void> {
  const before = new Date(platform.now().getTime() - WINDOW.restoreMs)
  const rows = await platform.db.delete(removedParts).where(lt(removedParts.removedAt, before)).returning()
  await forgetPictures(
    platform,
    rows.flatMap(({ part }) => picturesIn(part)),
  )
}
