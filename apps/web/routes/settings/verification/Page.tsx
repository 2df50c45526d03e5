import { SettingsFrame } from '@kindling/ui/views/settings/SettingsFrame'
import { VerificationTab } from '@kindling/ui/views/settings/VerificationTab'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { settingsHref } from '../../../app/settings-href.ts'
import { useIdentity } from '../../../data/identity.ts'
import { useSession } from '../../../data/session.tsx'

const path = settingsHref('verification')

export default function SettingsVerification() {
  const { t } = useTranslation('settings')
  const { user } = useSession()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const identity = useIdentity()
  const code = params.get('code')
  if (!user) return null
  return (
    <>
      <Meta title={`${t('tabs.verification')} · ${t('title')}`} path={path} />
      <SettingsFrame current="verification" hrefOf={settingsHref}>
        <VerificationTab
          status={user.kyc_status}
          onStart={identity.start}
          onRefresh={identity.refresh}
          onRemove={identity.remove}
          onReturn={
            code === null
              ? undefined
              : async () => {
                  await identity.finish(code)
                  // The check is done; a reload would only ask again.
                  navigate(path, { replace: true })
                }
          }
        />
      </SettingsFrame>
    </>
  )
}
