import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { listTranslations } from '@kindling/api-client/contract/translations'
import { type TranslationCalls, translationCalls } from '@kindling/api-client/forms/translation-calls'
import { isTranslationLanguage } from '@kindling/validation/rules/translation'
import { useMemo } from 'react'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useQuery } from './use-query.ts'

type Listed = AnswerOf<typeof listTranslations>
export const translationsQuery = (id: string) => query(listTranslations, { params: { id } })

/** A project's texts in other languages; null: not shown now. */
export function useTranslations(id: string | null) {
  const read = useQuery(id === null ? null : translationsQuery(id))
  return { ...read, data: read.data?.translations }
}

/** Calls that change them. A saved text is put in its place: the others are not read again for it. */
export function useTranslationCalls(id: string): TranslationCalls {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return useMemo(() => {
    const calls = translationCalls(client, id)
    const { key } = translationsQuery(id)
    return {
      save: async (language, body) => {
        const text = await calls.save(language, body)
        await mutate<Listed>(key, (listed) => listed && withText(listed, language, text), {
          revalidate: false,
        })
        return text
      },
      remove: async (language) => {
        const answer = await calls.remove(language)
        await mutate(key)
        return answer
      },
      restore: async (partId) => {
        const answer = await calls.restore(partId)
        await mutate(key)
        return answer
      },
    }
  }, [client, id, mutate])
}

function withText(
  listed: Listed,
  language: string,
  text: Listed['translations'][number]['texts'][number],
): Listed {
  if (!isTranslationLanguage(language)) return listed
  const before = listed.translations.find((each) => each.language === language)
  const others = before?.texts.filter(({ key }) => key !== text.key) ?? []
  const after = { language, texts: text.text === '' ? others : [...others, text] }
  return {
    translations: before
      ? listed.translations.map((each) => (each === before ? after : each))
      : [...listed.translations, after],
  }
}
