import type { Language } from '@kindling/ui/i18n'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { loadMessages, shellNamespaces } from './messages.ts'
import { usePreferences } from './preferences.tsx'
import { matchRoute } from './route-table.ts'

/** The language and its setter: the messages load first, then everything changes at once. */
export function useLanguage(): [Language, (language: Language) => Promise<void>] {
  const { i18n } = useTranslation()
  const { pathname, search } = useLocation()
  const { language, choose } = usePreferences()
  return [
    language,
    async (next) => {
      await loadMessages(i18n, next, [...shellNamespaces, ...matchRoute(pathname, search).route.messages])
      await i18n.changeLanguage(next)
      choose({ language: next })
    },
  ]
}
