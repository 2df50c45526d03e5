import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'

export const languages = ['en', 'fr'] as const
/** A language we write letters in. */
export type Language = (typeof languages)[number]

const known = (text: string | undefined) => languages.find((language) => language === text)

/** The language of whoever calls: the one chosen on the site, else the browser's first, else English. */
export function languageOf(context: Context): Language {
  const first = context.req.header('accept-language')?.split(',')[0]?.trim().slice(0, 2).toLowerCase()
  return known(getCookie(context, 'language')) ?? known(first) ?? 'en'
}
