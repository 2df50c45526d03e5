import { deferred } from '@kindling/ui/deferred'
import { AccountTab } from '@kindling/ui/views/settings/AccountTab'
import { SettingsFrame } from '@kindling/ui/views/settings/SettingsFrame'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { settingsHref } from '../../../app/settings-href.ts'
import { sessionsQuery, useAccountCalls } from '../../../data/account.ts'
import { useEmailCalls } from '../../../data/email.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'

/** Below the fold; ending all others opens a dialog. */
const SessionsList = deferred(
  async () => (await import('@kindling/ui/views/settings/sessions/SessionsList')).SessionsList,
)

const SecurityLog = deferred(async () => (await import('../../../app/SecurityLog.tsx')).SecurityLog)

const PasskeySettings = deferred(
  async () => (await import('../../../app/PasskeySettings.tsx')).PasskeySettings,
)

export default function SettingsAccount() {
  const { t } = useTranslation('settings')
  const { user } = useSession()
  const account = useAccountCalls()
  const { resend } = useEmailCalls()
  const sessions = useQuery(user ? sessionsQuery : null)
  const now = usePageNow()
  if (!user) return null
  return (
    <>
      <Meta title={`${t('tabs.account')} · ${t('title')}`} path="/settings/account" />
      <SettingsFrame current="account" hrefOf={settingsHref}>
        <AccountTab
          user={user}
          now={now}
          calls={account}
          onResend={resend}
          sessions={
            <>
              <SessionsList
                sessions={{ ...sessions, data: sessions.data?.sessions }}
                onRevoke={account.endSession}
                onRevokeOthers={account.endOtherSessions}
              />
              <SecurityLog />
            </>
          }
          passkeys={<PasskeySettings />}
        />
      </SettingsFrame>
    </>
  )
}
