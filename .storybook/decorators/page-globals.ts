import { direction, type Language } from '@kindling/ui/i18n'

export interface PageGlobals {
  readonly language: Language
  readonly direction: 'ltr' | 'rtl'
  readonly theme: 'light' | 'dark'
  readonly sideBySide: boolean
}

/** The toolbar's globals, as a page needs them. */
export function pageGlobals(globals: Readonly<Record<string, unknown>>): PageGlobals {
  const language: Language = globals.language === 'fr' ? 'fr' : 'en'
  const asked = globals.direction
  return {
    language,
    direction: asked === 'ltr' || asked === 'rtl' ? asked : direction(language),
    theme: globals.theme === 'dark' ? 'dark' : 'light',
    sideBySide: globals.theme === 'side-by-side',
  }
}

/** Puts language, direction and theme on the page itself: stories, documentation and the pages of the catalogue. */
export function markPage(page: PageGlobals) {
  const { documentElement: html } = document
  html.dataset.theme = page.theme
  html.lang = page.language
  html.dir = page.direction
}
