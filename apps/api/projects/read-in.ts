import type { Project } from '@kindling/api-client/model/project'
import { isTranslationLanguage, translatedProject } from '@kindling/validation/rules/translation'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/connection.ts'
import { projectTranslations } from '../database/schema.ts'
import type { Reading } from '../kernel/language.ts'

/**
 * The project as somebody reads it: in their language where each text is translated, else in English (decisions 2 §7).
 * `wantsOriginal`: they chose English although theirs is there.
 */
export async function readIn(
  db: Database | Transaction,
  project: Project,
  { language, wantsOriginal }: Reading,
): Promise<Project> {
  if (!isTranslationLanguage(language)) return project
  const saved = await db
    .select({
      key: projectTranslations.key,
      text: projectTranslations.text,
      source: projectTranslations.source,
    })
    .from(projectTranslations)
    .where(
      and(eq(projectTranslations.projectId, Number(project.id)), eq(projectTranslations.language, language)),
    )
  const translated = translatedProject(project, saved)
  if (!translated) return project
  return wantsOriginal ? { ...project, also_in: language } : { ...translated, language, also_in: 'en' }
}
