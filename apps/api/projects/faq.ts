import type { listFaq } from '@kindling/api-client/contract/faq'
import { asc, eq } from 'drizzle-orm'
import { faqItems } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'

export const onListFaq: Handler<typeof listFaq> = async ({ platform, project }) => {
  const { db } = platform
  const rows = await db
    .select()
    .from(faqItems)
    .where(eq(faqItems.projectId, project.id))
    .orderBy(asc(faqItems.position))
  return { faq: rows.map(({ id, question, answer }) => ({ id, question, answer })) }
}
