import type { Language } from '@kindling/ui/i18n'
import { DemoBanner } from '@kindling/ui/views/system/DemoBanner'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesReady } from './messages.ts'

/** The banner of a public demonstration, with its messages: other sites do not load them. */
export function DemoNotice() {
  const { i18n } = useTranslation()
  use(messagesReady(i18n, i18n.language as Language, ['demo']))
  return <DemoBanner />
}
