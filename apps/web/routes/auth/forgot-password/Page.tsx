import { ForgotPasswordView } from '@kindling/ui/views/auth/ForgotPasswordView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { useEmailCalls } from '../../../data/email.ts'

export default function ForgotPassword() {
  const { t } = useTranslation('email')
  const [search] = useSearchParams()
  const { requestReset } = useEmailCalls()
  return (
    <>
      <Meta title={t('forgot.title')} path="/forgot-password" />
      <ForgotPasswordView email={search.get('email') ?? ''} loginHref="/login" onRequest={requestReset} />
    </>
  )
}
