import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Language, languages, type Reading } from '../kernel/language.ts'

const known = (text: string | undefined) => languages.find((language) => language === text)

const firstOf = (context: Context) =>
  context.req.header('accept-language')?.split(',')[0]?.trim().slice(0, 2).toLowerCase()

/** The caller's language: the one chosen on the site, else the browser's first, else English. */
export function languageOf(context: Context): Language {
  return known(getCookie(context, 'language')) ?? known(firstOf(context)) ?? 'en'
}

/** The language a person reads projects in, and whether they asked for the original (the cookie `texts`). */
export const readingOf = (context: Context): Reading => ({
  language: known(getCookie(context, 'language')) ?? firstOf(context) ?? 'en',
  wantsOriginal: getCookie(context, 'texts') === 'original',
})
