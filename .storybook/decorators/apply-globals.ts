import { direction, type Language } from '@kindling/ui/i18n'

interface Globals {
  readonly theme?: string | undefined
  readonly language?: string | undefined
  readonly direction?: string | undefined
}

/** The direction of the text: the toolbar's, else that of the language. */
export const directionOf = ({ language, direction: asked }: Globals): 'ltr' | 'rtl' =>
  asked === 'ltr' || asked === 'rtl' ? asked : direction((language ?? 'en') as Language)

/** Puts the toolbar's theme, language and direction on the document, where styles and dialogs look for them. */
export function applyGlobals(globals: Globals): void {
  const { documentElement: html } = document
  html.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  html.lang = globals.language ?? 'en'
  html.dir = directionOf(globals)
}
