import type { createFaqItem, listFaq, removeFaqItem, updateFaqItem } from '@kindling/api-client/contract/faq'
import { COMMUNITY } from '@kindling/validation/limits'
import { and, asc, count, eq, max } from 'drizzle-orm'
import { faqItems } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { touchProject } from './draft.ts'
import { keepRemoved } from './removed-parts.ts'

const toWire = ({ id, question, answer }: typeof faqItems.$inferSelect) => ({ id, question, answer })
const own = (projectId: number, id: string) => and(eq(faqItems.projectId, projectId), eq(faqItems.id, id))

const onListFaq: Handler<typeof listFaq> = async ({ platform, project }) => {
  const rows = await platform.db
    .select()
    .from(faqItems)
    .where(eq(faqItems.projectId, project.id))
    .orderBy(asc(faqItems.position))
  return { faq: rows.map(toWire) }
}

const onCreateFaqItem: Handler<typeof createFaqItem> = async ({ platform, project, body }) =>
  platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const [there] = await tx
      .select({ n: count(), last: max(faqItems.position) })
      .from(faqItems)
      .where(eq(faqItems.projectId, project.id))
    if ((there?.n ?? 0) >= COMMUNITY.questionsMax) refuse('MAX_COUNT', 'faq', { max: COMMUNITY.questionsMax })
    const [item] = await tx
      .insert(faqItems)
      .values({
        id: newId('faq'),
        projectId: project.id,
        position: (there?.last ?? -1) + 1,
        question: body.question.trim(),
        answer: body.answer.trim(),
      })
      .returning()
    return item ? { faq_item: toWire(item) } : refuse('INVALID_ID', 'faq')
  })

const onUpdateFaqItem: Handler<typeof updateFaqItem> = async ({ platform, project, params, body }) =>
  platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const [before] = await tx.select().from(faqItems).where(own(project.id, params.itemId)).for('update')
    if (!before) refuse('INVALID_ID', 'faq')
    const values = {
      question: body.question?.trim() ?? before.question,
      answer: body.answer?.trim() ?? before.answer,
    }
    await tx.update(faqItems).set(values).where(eq(faqItems.id, before.id))
    return { faq_item: toWire({ ...before, ...values }) }
  })

const onRemoveFaqItem: Handler<typeof removeFaqItem> = async ({ platform, project, params }) => {
  await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const [removed] = await tx.delete(faqItems).where(own(project.id, params.itemId)).returning()
    if (!removed) refuse('INVALID_ID', 'faq')
    await keepRemoved(tx, platform.now(), project.id, { kind: 'question', row: removed })
  })
  return {}
}

export const faqHandlers = {
  listFaq: onListFaq,
  createFaqItem: onCreateFaqItem,
  updateFaqItem: onUpdateFaqItem,
  removeFaqItem: onRemoveFaqItem,
} satisfies Partial<Handlers>
