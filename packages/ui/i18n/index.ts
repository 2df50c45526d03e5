import { createInstance, type FormatterModule, type i18n, type Resource } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { inMessage } from '../format/in-message.ts'
import type {} from './resources.ts'

/** The languages of the product; the first is complete by definition. */
export const languages = ['en', 'fr'] as const
export type Language = (typeof languages)[number]

export interface I18nOptions {
  readonly lng: Language
  /** Loaded messages: language → namespace → the parsed JSON of `locales/<lng>/<namespace>.json`. */
  readonly resources: Resource
  /** Called with a key that has no message in any language: a catalogue or a test makes it an error. */
  readonly onMissingKey?: (area: string, key: string) => void
}

/** Numbers within messages. i18next calls nothing else of a formatter, unless it is there. */
const numbers = { type: 'formatter', format: inMessage } as unknown as FormatterModule

/**
 * An i18next instance for one request, one story or one page, ready at once. Add later messages with
 * `instance.addResourceBundle(lng, namespace, messages)`.
 */
export function createI18n({ lng, resources, onMissingKey }: I18nOptions): i18n {
  const instance = createInstance()
  void instance
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng,
      resources,
      fallbackLng: 'en',
      ns: Object.keys(resources[lng] ?? {}),
      defaultNS: 'common',
      initAsync: false,
      // The default. Named, it spares i18next asking of each key whether it is a sentence.
      nsSeparator: ':',
      // React escapes already.
      interpolation: { escapeValue: false, alwaysFormat: true },
      react: { useSuspense: false },
      ...(onMissingKey && {
        saveMissing: true,
        missingKeyHandler: (_languages: readonly string[], area: string, key: string) =>
          onMissingKey(area, key),
      }),
    })
  return instance
}

/** The direction that a language is written in, for `<html dir>`. */
export const direction = (lng: string): 'ltr' | 'rtl' =>
  /^(?:ar|fa|he|ur|yi|ps|sd|ug|dv)\b/.test(lng) ? 'rtl' : 'ltr'
