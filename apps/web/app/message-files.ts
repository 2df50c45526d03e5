import type { Language } from '@kindling/ui/i18n'
import type { MessageNamespace } from './message-namespaces.ts'

type Messages = { readonly default: Record<string, unknown> }
const files = import.meta.glob<Messages>('../../../packages/ui/i18n/locales/*/*.json')

/** The messages of one namespace in one language. */
export async function readMessages(
  language: Language,
  namespace: MessageNamespace,
): Promise<Messages['default'] | undefined> {
  const messages = await files[`../../../packages/ui/i18n/locales/${language}/${namespace}.json`]?.()
  return messages?.default
}
