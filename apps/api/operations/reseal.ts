import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { outbox, secondFactors } from '../database/schema.ts'
import type { Sealer } from '../providers/sealer.ts'

export interface Resealed {
  readonly secondFactors: number
  /** Sealed by none of the given secrets: it stays as it is, and its owner has the recovery key. */
  readonly unknown: number
}

/**
 * Encrypts everything again with the current secret, all or nothing; running it twice changes nothing visible. After it
 * the previous secrets are not needed and may be deleted.
 */
export async function reseal(db: Database, sealer: Sealer): Promise<Resealed> {
  return db.transaction(async (tx) => {
    let [done, unknown] = [0, 0]
    for (const { userId, sealedSecret } of await tx.select().from(secondFactors).for('update')) {
      let text: string
      try {
        text = sealer.open(sealedSecret, userId)
      } catch {
        unknown += 1
        continue
      }
      await tx
        .update(secondFactors)
        .set({ sealedSecret: sealer.seal(text, userId) })
        .where(eq(secondFactors.userId, userId))
      done += 1
    }
    // What lies there is for reading now, in development; it is not worth keeping.
    await tx.delete(outbox)
    return { secondFactors: done, unknown }
  })
}
