import type { Database } from '../database/connection.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  type paymentMethods,
  payments,
  pledgeItems,
  pledges,
} from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { figuresFromBooks } from '../pledges/figures.ts'
import { moneyDaysFromBooks } from '../pledges/money-days.ts'
import { ledgerRows } from '../wallet/ledger.ts'
import type { MadeProject } from './platform.ts'

/** What each stored pledge is for. Cents. */
export const pledgeCents = 4_700
const batch = 500

/**
 * Pledges that wait for their campaign's end, one of each card given, with their items, payments and books; the figures
 * of the project are the caller's.
 */
export async function storePledges(
  db: Database,
  project: MadeProject,
  cards: readonly (typeof paymentMethods.$inferSelect)[],
  chargeAt: Date,
): Promise<void> {
  const projectId = Number(project.id)
  for (let from = 0; from < cards.length; from += batch) {
    const some = cards.slice(from, from + batch).map((card) => ({ card, id: newId('plg') }))
    const at = { createdAt: chargeAt, updatedAt: chargeAt }
    await db.insert(pledges).values(
      some.map(({ card, id }) => ({
        id,
        projectId,
        userId: card.userId,
        status: 'CHECKED_OUT' as const,
        subTotal: pledgeCents,
        total: pledgeCents,
        paymentMethodId: card.id,
        chargeAt,
        ...at,
      })),
    )
    const { rewardId, variantId } = project
    await db.insert(pledgeItems).values(
      some.map(({ id }) => ({
        pledgeId: id,
        rewardId,
        variantId,
        quantity: 1,
        price: pledgeCents,
        shipping: 0,
      })),
    )
    await db.insert(payments).values(
      some.map(({ card, id }) => ({
        id: newId('pay'),
        pledgeId: id,
        paymentMethodId: card.id,
        amount: pledgeCents,
        captures: false,
        status: 'CHECKED_OUT' as const,
        ...at,
      })),
    )
    const books = some.map(({ id: pledgeId }) =>
      ledgerRows({
        reference: `pledged ${pledgeId}`,
        kind: 'PLEDGED',
        at: chargeAt,
        movements: [
          { holder: 'backers', token: 'USD', amount: -pledgeCents, pledgeId },
          { holder: { pledgedTo: projectId }, token: 'USD', amount: pledgeCents, pledgeId },
        ],
      }),
    )
    await db
      .insert(ledgerAccounts)
      .values(books[0]?.lines.map(({ account }) => account) ?? [])
      .onConflictDoNothing()
    await db.insert(ledgerTransactions).values(books.map(({ transaction }) => transaction))
    await db.insert(ledgerEntries).values(books.flatMap(({ lines }) => lines.map(({ entry }) => entry)))
  }
  await figuresFromBooks(db)
  await moneyDaysFromBooks(db)
}
