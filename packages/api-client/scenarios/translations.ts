import {
  isTranslationLanguage,
  removedLanguageId,
  translatableTexts,
} from '@kindling/validation/rules/translation'
import type { Translation } from '../model/translation.ts'
import { type Handlers, text } from './handler.ts'
import type { Store } from './store.ts'

/** The draft's texts in other languages. */
export const translationHandlers = (store: Store): Handlers<'translations'> => {
  const sourceOf = (wanted: string) =>
    translatableTexts(store.draft).find(({ key }) => key === wanted)?.english ?? ''
  return {
    listTranslations: () => ({ translations: store.translations }),
    saveTranslation: ({ params, body }) => {
      const saved = { key: text(body.key), text: text(body.text).trim(), source: sourceOf(text(body.key)) }
      const { language } = params
      if (isTranslationLanguage(language)) {
        const before = store.translations.find((each) => each.language === language)
        const others = before?.texts.filter(({ key }) => key !== saved.key) ?? []
        const after: Translation = { language, texts: saved.text === '' ? others : [...others, saved] }
        store.translations = before
          ? store.translations.map((each) => (each === before ? after : each))
          : [...store.translations, after]
      }
      return { text: saved }
    },
    removeTranslation: ({ params }) => {
      const before = store.translations.find(({ language }) => language === params.language)
      if (before) {
        const id = removedLanguageId(store.draft.id, before.language)
        store.removedLanguages = { ...store.removedLanguages, [id]: before }
        store.translations = store.translations.filter((each) => each !== before)
      }
      return {}
    },
  }
}
