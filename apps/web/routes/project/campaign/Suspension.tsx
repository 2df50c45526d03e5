import type { Language } from '@kindling/ui/i18n'
import { SuspensionRule } from '@kindling/ui/views/project/SuspensionRule'
import type { ModerationRule } from '@kindling/validation/rules/moderation'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesReady } from '../../../app/messages.ts'

/** Only where a project is suspended: its messages are not among those of other pages. */
export function Suspension({ rule }: { readonly rule: ModerationRule }) {
  const { i18n } = useTranslation()
  use(messagesReady(i18n, i18n.language as Language, ['rules']))
  return <SuspensionRule rule={rule} />
}
