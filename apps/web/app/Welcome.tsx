import { SignupSuccessView, type SignupSuccessViewProps } from '@kindling/ui/views/auth/SignupSuccessView'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesReady } from './messages.ts'
import { usePreferences } from './preferences.tsx'

/** The welcome over the page the person wanted, with its messages: most pages do not load them. */
export function Welcome(props: Pick<SignupSuccessViewProps, 'mailTo' | 'onClose'>) {
  const { i18n } = useTranslation()
  use(messagesReady(i18n, usePreferences().language, ['email']))
  return <SignupSuccessView {...props} />
}
