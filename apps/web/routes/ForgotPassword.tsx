import { ForgotPasswordView } from '@kindling/ui/views/auth/ForgotPasswordView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../app/Meta.tsx'
import { page } from '../app/pages.ts'
import { useEmailCalls } from '../data/email.ts'

export default page('routes/ForgotPassword.tsx', function ForgotPassword() {
  const { t } = useTranslation('email')
  const [search] = useSearchParams()
  const { requestReset } = useEmailCalls()
  return (
    <>
      <Meta title={t('forgot.title')} path="/forgot-password" index="no" />
      <ForgotPasswordView email={search.get('email') ?? ''} loginHref="/login" onRequest={requestReset} />
    </>
  )
})
