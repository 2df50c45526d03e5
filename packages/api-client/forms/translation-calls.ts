import type { BodyOf } from '../contract/endpoint.ts'
import { restoreRemoved } from '../contract/project-editing.ts'
import { removeTranslation, saveTranslation } from '../contract/translations.ts'
import type { Client } from '../transport/index.ts'

/** Every call that changes the texts of one project in other languages, by its id. */
export const translationCalls = (client: Client, id: string) => ({
  save: async (language: string, body: BodyOf<typeof saveTranslation>) =>
    (await client(saveTranslation, { params: { id, language }, body })).text,
  remove: (language: string) => client(removeTranslation, { params: { id, language } }),
  /** Brings back the texts of a language that was removed within a day, by its `removedLanguageId`. */
  restore: (partId: string) => client(restoreRemoved, { params: { id, partId } }),
})
export type TranslationCalls = ReturnType<typeof translationCalls>
