import type {
  listTranslations,
  removeTranslation,
  saveTranslation,
} from '@kindling/api-client/contract/translations'
import type { Translation } from '@kindling/api-client/model/translation'
import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import {
  fingerprint,
  isTranslationLanguage,
  missingInEnglish,
  removedLanguageId,
  type TranslatableProject,
  type TranslationLanguage,
  translatableTexts,
} from '@kindling/validation/rules/translation'
import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { faqItems, milestones, projectTranslations } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse, refuseAll } from '../kernel/failure.ts'
import { touchProject } from './draft.ts'
import { rewardsOf } from './project.ts'
import { keepRemoved } from './removed-parts.ts'

const inLanguage = (projectId: number, language: TranslationLanguage) =>
  and(eq(projectTranslations.projectId, projectId), eq(projectTranslations.language, language))

const languageFrom = (text: string): TranslationLanguage =>
  isTranslationLanguage(text) ? text : refuse('INVALID_ID', 'language')

/** The English texts of a project. */
async function englishOf(db: Database | Transaction, row: ProjectRow): Promise<TranslatableProject> {
  const [rewards, milestoneRows, faq] = await Promise.all([
    rewardsOf(db, row.id),
    db.select().from(milestones).where(eq(milestones.projectId, row.id)).orderBy(asc(milestones.date)),
    db.select().from(faqItems).where(eq(faqItems.projectId, row.id)).orderBy(asc(faqItems.position)),
  ])
  return { ...row, rewards, milestones: milestoneRows, faq }
}

const onListTranslations: Handler<typeof listTranslations> = async ({ platform, project }) => {
  const rows = await platform.db
    .select()
    .from(projectTranslations)
    .where(eq(projectTranslations.projectId, project.id))
    .orderBy(asc(projectTranslations.language), asc(projectTranslations.key))
  const byLanguage = new Map<TranslationLanguage, Translation['texts']>()
  for (const { language, key, text, source } of rows)
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), { key, text, source }])
  return { translations: [...byLanguage].map(([language, texts]) => ({ language, texts })) }
}

const onSaveTranslation: Handler<typeof saveTranslation> = async ({ platform, project, params, body }) => {
  const language = languageFrom(params.language)
  return platform.db.transaction(async (tx) => {
    const row = await touchProject(tx, project, platform.now())
    const english = await englishOf(tx, row)
    const missing = missingInEnglish(english)
    if (missing.length > 0) refuseAll(missing.map((field) => ({ code: 'FIELD_MISSING' as const, field })))
    const wanted = translatableTexts(english).find(({ key }) => key === body.key)
    if (!wanted) refuse('INVALID_ID', 'key')
    const typed =
      wanted.key === 'description'
        ? sanitizeDescription(body.text ?? '', { pictures: true })
        : (body.text ?? '').trim()
    if (typed.length > wanted.max) refuse('ITERABLE_LENGTH_LONG', 'text', { min: 0, max: wanted.max })
    // Whoever translated another text than the one of now has translated none that is known here.
    const source = body.of === fingerprint(wanted.english) ? wanted.english : ''
    const text = { key: wanted.key, text: typed, source }
    if (typed === '')
      await tx
        .delete(projectTranslations)
        .where(and(inLanguage(row.id, language), eq(projectTranslations.key, wanted.key)))
    else
      await tx
        .insert(projectTranslations)
        .values({ projectId: row.id, language, ...text })
        .onConflictDoUpdate({
          target: [projectTranslations.projectId, projectTranslations.language, projectTranslations.key],
          set: { text: text.text, source: text.source },
        })
    return { text }
  })
}

const onRemoveTranslation: Handler<typeof removeTranslation> = async ({ platform, project, params }) => {
  const language = languageFrom(params.language)
  await platform.db.transaction(async (tx) => {
    await touchProject(tx, project, platform.now())
    const texts = await tx.delete(projectTranslations).where(inLanguage(project.id, language)).returning()
    const id = removedLanguageId(project.id, language)
    if (texts.length > 0)
      await keepRemoved(tx, platform.now(), project.id, { kind: 'language', row: { id, texts } })
  })
  return {}
}

export const translationHandlers = {
  listTranslations: onListTranslations,
  saveTranslation: onSaveTranslation,
  removeTranslation: onRemoveTranslation,
} satisfies Partial<Handlers>
