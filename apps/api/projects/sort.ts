import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'
import { faqItems, rewards } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'

/** INVALID_ID where the order does not name all of them, each once: somebody else has added or removed one. */
export function checkOrder(own: readonly string[], order: readonly string[], field: string): void {
  const wanted = new Set(order)
  if (wanted.size !== order.length || own.length !== order.length || !own.every((id) => wanted.has(id)))
    refuse('INVALID_ID', field)
}

/** The table's rows of a project in this order; all of them are named, each once. */
async function sort(
  tx: Transaction,
  table: typeof rewards | typeof faqItems,
  projectId: number,
  order: readonly string[],
  field: string,
): Promise<void> {
  const own = await tx.select({ id: table.id }).from(table).where(eq(table.projectId, projectId))
  checkOrder(
    own.map(({ id }) => id),
    order,
    field,
  )
  if (order.length === 0) return
  const places = sql.join(
    order.map((id, place) => sql`when ${id} then ${place}::integer`),
    sql` `,
  )
  await tx
    .update(table)
    .set({ position: sql`case ${table.id} ${places} end` })
    .where(eq(table.projectId, projectId))
}

export const sortRewards = (tx: Transaction, projectId: number, order: readonly string[]) =>
  sort(tx, rewards, projectId, order, 'rewards_order')

export const sortFaq = (tx: Transaction, projectId: number, order: readonly string[]) =>
  sort(tx, faqItems, projectId, order, 'faq_order')
