import { ResetPasswordView } from '@kindling/ui/views/auth/ResetPasswordView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../app/Meta.tsx'
import { page } from '../app/pages.ts'
import { useEmailCalls } from '../data/email.ts'
import { announce } from '../data/session-channel.ts'

export default page('routes/ResetPassword.tsx', function ResetPassword() {
  const { t } = useTranslation('email')
  const [search] = useSearchParams()
  const { reset } = useEmailCalls()
  return (
    <>
      <Meta title={t('reset.title')} path="/reset-password" index="no" />
      <ResetPasswordView
        code={search.get('code') ?? ''}
        forgotHref="/forgot-password"
        loginHref="/login"
        onReset={async (change) => {
          await reset(change)
          // The platform has ended every session, this browser's too.
          announce('ended')
        }}
      />
    </>
  )
})
