import { SentFormContext } from '@kindling/ui/state/sent-form'
import { ResetPasswordView } from '@kindling/ui/views/auth/ResetPasswordView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { useEmailCalls } from '../../../data/email.ts'
import { useSentForm } from '../../../data/sent-form.ts'
import { announce } from '../../../data/session-channel.ts'

export default function ResetPassword() {
  const { t } = useTranslation('email')
  const [search] = useSearchParams()
  const { reset } = useEmailCalls()
  const { refused = null, done } = useSentForm()
  const code = search.get('code') ?? ''
  return (
    <>
      <Meta title={t('reset.title')} path="/reset-password" />
      <SentFormContext value={refused}>
        <ResetPasswordView
          code={code}
          forgotHref="/forgot-password"
          loginHref="/login"
          action={`/reset-password?code=${encodeURIComponent(code)}`}
          initial={done ? 'done' : 'asked'}
          onReset={async (change) => {
            await reset(change)
            // The platform has ended every session, this browser's too.
            announce('ended')
          }}
        />
      </SentFormContext>
    </>
  )
}
