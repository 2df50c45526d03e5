import type { Language } from '@kindling/ui/i18n'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { usePreferences } from './preferences.tsx'
import { matchRoute } from './route-table.ts'
import { loadWords, shellAreas } from './words.ts'

/** The language, and the way to another: its words come first, then everything changes at once. */
export function useLanguage(): [Language, (language: Language) => Promise<void>] {
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const { language, choose } = usePreferences()
  return [
    language,
    async (next) => {
      await loadWords(i18n, next, [...shellAreas, ...matchRoute(pathname, search).route.areas])
      await i18n.changeLanguage(next)
      choose({ language: next })
    },
  ]
}
