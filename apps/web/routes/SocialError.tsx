import { SocialErrorView } from '@kindling/ui/views/auth/SocialErrorView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../app/Meta.tsx'
import { page } from '../app/pages.ts'

/** Where somebody lands whom a provider could not send back properly (spec 1 §2). */
export default page('routes/SocialError.tsx', function SocialError() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const asked = search.get('provider')
  const provider = asked === 'google' || asked === 'facebook' ? asked : null
  return (
    <>
      <Meta title={t('login.title')} path="/social_auth_error" index="no" />
      <SocialErrorView provider={provider} reason={{ code: 'UNAUTHORIZED' }} loginHref="/login" />
    </>
  )
})
