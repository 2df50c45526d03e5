import { NotificationsTab } from '@kindling/ui/views/settings/NotificationsTab'
import { SettingsFrame } from '@kindling/ui/views/settings/SettingsFrame'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../app/Meta.tsx'
import { settingsHref } from '../../../app/settings-href.ts'
import { useAccountCalls } from '../../../data/account.ts'
import { useSession } from '../../../data/session.tsx'

export default function SettingsNotifications() {
  const { t } = useTranslation('settings')
  const { user } = useSession()
  const { subscribe } = useAccountCalls()
  if (!user) return null
  return (
    <>
      <Meta title={`${t('tabs.notifications')} · ${t('title')}`} path={settingsHref('notifications')} />
      <SettingsFrame current="notifications" hrefOf={settingsHref}>
        <NotificationsTab subscriptions={user.email_subscriptions} onSave={subscribe} />
      </SettingsFrame>
    </>
  )
}
