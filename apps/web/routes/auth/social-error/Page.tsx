import { SocialErrorView } from '@kindling/ui/views/auth/SocialErrorView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'

/** Shown when the return from a provider failed (spec 1 §2). */
export default function SocialError() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const asked = search.get('provider')
  const provider = asked === 'google' || asked === 'facebook' ? asked : null
  return (
    <>
      <Meta title={t('login.title')} path="/social_auth_error" />
      <SocialErrorView provider={provider} reason={{ code: 'UNAUTHORIZED' }} loginHref="/login" />
    </>
  )
}
