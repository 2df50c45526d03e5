import { eq } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { bankAccounts, outbox, secondFactors } from '../database/schema.ts'
import type { Sealer } from '../providers/sealer.ts'

export interface Resealed {
  readonly secondFactors: number
  readonly bankAccounts: number
  /** Sealed by none of the given secrets: it stays as it is, and its owner has the recovery key. */
  readonly unknown: number
}

/**
 * Encrypts everything again with the current secret, all or nothing; running it twice changes nothing visible. After it
 * the previous secrets are not needed and may be deleted.
 */
export async function reseal(db: Database, sealer: Sealer): Promise<Resealed> {
  return db.transaction(async (tx) => {
    let [factors, accounts, unknown] = [0, 0, 0]
    const again = (sealed: string, owner: string): string | null => {
      try {
        return sealer.seal(sealer.open(sealed, owner), owner)
      } catch {
        unknown += 1
        return null
      }
    }
    for (const { userId, sealedSecret } of await tx.select().from(secondFactors).for('update')) {
      const sealed = again(sealedSecret, userId)
      if (sealed === null) continue
      await tx.update(secondFactors).set({ sealedSecret: sealed }).where(eq(secondFactors.userId, userId))
      factors += 1
    }
    for (const { id } of await tx.select({ id: bankAccounts.id }).from(bankAccounts)) {
      // One at a time: their documents are large.
      const [row] = await tx.select().from(bankAccounts).where(eq(bankAccounts.id, id)).for('update')
      const sealedNumber = row && again(row.sealedNumber, id)
      if (!sealedNumber) continue
      const sealedDocument = row.sealedDocument && again(row.sealedDocument, id)
      await tx.update(bankAccounts).set({ sealedNumber, sealedDocument }).where(eq(bankAccounts.id, id))
      accounts += 1
    }
    // What lies there is for reading now, in development; it is not worth keeping.
    await tx.delete(outbox)
    return { secondFactors: factors, bankAccounts: accounts, unknown }
  })
}
