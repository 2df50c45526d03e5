import { type Language, languages } from '@kindling/ui/i18n'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]
export const directions = ['auto', 'rtl'] as const
export type DirectionChoice = (typeof directions)[number]

/** A person's choices of how the site looks; kept in cookies, so that the server's page has them already. */
export interface Preferences {
  readonly theme: Theme
  readonly language: Language
  readonly direction: DirectionChoice
  /** Country that rewards would be sent to, ISO alpha-3; null: not chosen. */
  readonly country: string | null
}

const pick = <T extends string>(list: readonly T[], value: string | undefined): T | undefined =>
  list.find((each) => each === value)

/** Reads the choices from a Cookie header, and the language from Accept-Language if none was chosen. */
export function readPreferences(cookies: string, acceptLanguage = ''): Preferences {
  const values = new Map(
    cookies.split(';').map((pair) => {
      const [name = '', value = ''] = pair.trim().split('=')
      return [name, value]
    }),
  )
  const wanted = acceptLanguage.split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  const accepted = languages.find((language) => wanted[0] === language)
  return {
    theme: pick(themes, values.get('theme')) ?? 'system',
    language: pick(languages, values.get('language')) ?? accepted ?? 'en',
    direction: pick(directions, values.get('direction')) ?? 'auto',
    country: /^[A-Z]{3}$/.test(values.get('country') ?? '') ? (values.get('country') ?? null) : null,
  }
}

const yearSeconds = 31_536_000

interface PreferencesValue extends Preferences {
  readonly choose: (change: Partial<Preferences>) => void
}

const PreferencesContext = createContext<PreferencesValue | null>(null)

export function PreferencesProvider({ initial, children }: { initial: Preferences; children: ReactNode }) {
  const [chosen, setChosen] = useState(initial)
  const value = useMemo(
    () => ({
      ...chosen,
      choose: (change: Partial<Preferences>) => {
        for (const [name, choice] of Object.entries(change)) {
          // The Cookie Store API is not everywhere yet.
          // biome-ignore lint/suspicious/noDocumentCookie: see above
          document.cookie = `${name}=${choice}; path=/; max-age=${yearSeconds}; samesite=lax`
        }
        setChosen((current) => ({ ...current, ...change }))
      },
    }),
    [chosen],
  )
  return <PreferencesContext value={value}>{children}</PreferencesContext>
}

export function usePreferences(): PreferencesValue {
  const value = use(PreferencesContext)
  if (!value) throw new Error('usePreferences needs a PreferencesProvider above it')
  return value
}
