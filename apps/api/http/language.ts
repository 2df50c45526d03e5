import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Language, languages } from '../kernel/language.ts'

const known = (text: string | undefined) => languages.find((language) => language === text)

/** The caller's language: the one chosen on the site, else the browser's first, else English. */
export function languageOf(context: Context): Language {
  const first = context.req.header('accept-language')?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  return known(getCookie(context, 'language')) ?? known(first) ?? 'en'
}
