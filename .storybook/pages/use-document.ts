import type { Language } from '@kindling/ui/i18n'
import { useSyncExternalStore } from 'react'

const attributes = ['data-theme', 'lang', 'dir']

/** Theme, language and direction as the page's root element has them: `dark fr rtl`. */
const read = () => {
  const { dataset, lang, dir } = document.documentElement
  return [dataset.theme === 'dark' ? 'dark' : 'light', lang || 'en', dir || 'ltr'].join(' ')
}

const watch = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: attributes })
  return () => observer.disconnect()
}

/** What the toolbar has chosen for this page. */
export function useDocument() {
  const [theme = 'light', lang = 'en', direction = 'ltr'] = useSyncExternalStore(watch, read).split(' ')
  const language: Language = lang === 'fr' ? 'fr' : 'en'
  return { theme, language, direction }
}
