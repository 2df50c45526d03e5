import type { i18n, Namespace, TFunction } from 'i18next'
import { allWords } from '../../i18n/all-words.ts'
import { createI18n, type Language } from '../../i18n/index.ts'
import type { PlayContext } from './story-plays.ts'

const instances = new Map<string, i18n>()

/** Messages of a namespace in the story's language: plays find controls by them. */
export function wordsOf<Area extends Namespace>({ globals }: PlayContext, area: Area): TFunction<Area> {
  const lng = String(globals.language ?? 'en') as Language
  const instance = instances.get(lng) ?? createI18n({ lng, resources: allWords })
  instances.set(lng, instance)
  return instance.getFixedT(null, area) as unknown as TFunction<Area>
}

/** What is read in the story's language where no message says it: a text of the server, a date, a unit. */
export const spoken = <Text>({ globals }: PlayContext, texts: Readonly<Record<Language, Text>>): Text =>
  texts[String(globals.language ?? 'en') as Language]

/** For a query by name: the pattern of the story's language, read as a person reads. */
export const named = (context: PlayContext, patterns: Readonly<Record<Language, RegExp>>) => {
  const pattern = spoken(context, patterns)
  return (name: string): boolean => pattern.test(asRead(name))
}

/** A message as queries and matchers read it on a page: the no-break spaces of French are plain ones there. */
export const asRead = (message: string): string => message.replace(/\s/g, ' ')
