import type { Language } from '@kindling/ui/i18n'
import type { Area } from './areas.ts'

type Words = { readonly default: Record<string, unknown> }
const files = import.meta.glob<Words>('../../../packages/ui/i18n/locales/*/*.json')

/** The words of one area in one language. */
export async function readWords(language: Language, area: Area): Promise<Words['default'] | undefined> {
  const words = await files[`../../../packages/ui/i18n/locales/${language}/${area}.json`]?.()
  return words?.default
}
