import { lazyPart } from '@kindling/ui/lazy-part'
import { NotificationsMenu } from '@kindling/ui/views/notifications/NotificationsMenu'
import { AccountMenu } from '@kindling/ui/views/shell/AccountMenu'
import { WalletLink } from '@kindling/ui/views/shell/WalletLink'
import { NOTIFICATIONS } from '@kindling/validation/limits'
import { Suspense, use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notificationsQuery, useMarking } from '../data/notifications.ts'
import { usePasskeyOffered } from '../data/passkey-offer.ts'
import { useSession } from '../data/session.tsx'
import { leave } from '../data/session-end.ts'
import { useQuery } from '../data/use-query.ts'
import { walletQuery } from '../data/wallet.ts'
import { messagesReady } from './messages.ts'
import { usePageNow } from './page-moment.tsx'
import { usePreferences } from './preferences.tsx'

// Most page views need none of these.
const PasskeyOffer = lazyPart(async () => (await import('./PasskeyOffer.tsx')).PasskeyOffer)

/** The signed-in person's end of the header: notifications and account. */
export function Account() {
  const { user, logOut } = useSession()
  const [opened, setOpened] = useState(false)
  const { data } = useQuery(opened ? walletQuery() : null)
  const offered = usePasskeyOffered()
  if (!user) return null
  return (
    <>
      <Suspense fallback={null}>
        <Bell unread={user.notifications_unread_count} />
      </Suspense>
      <WalletLink />
      <AccountMenu
        user={user}
        balance={data?.accounts.find(({ label }) => label === 'PLG')?.balance.amount}
        onOpen={() => setOpened(true)}
        onLogOut={() => leave(logOut)}
      />
      {offered && user.email_confirmed && (
        <Suspense fallback={null}>
          <PasskeyOffer />
        </Suspense>
      )}
    </>
  )
}

function Bell({ unread }: { unread: number }) {
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const now = usePageNow()
  const [opened, setOpened] = useState(false)
  const { markRead, markAllRead } = useMarking()
  const newest = notificationsQuery({ page: 1, size: NOTIFICATIONS.dropdownSize })
  const read = useQuery(opened ? newest : null)
  use(messagesReady(i18n, language, ['notifications', 'errors']))
  return (
    <NotificationsMenu
      unread={unread}
      read={read}
      now={now}
      onOpen={() => {
        // Opened before: ask for notifications since then.
        if (opened) read.retry()
        setOpened(true)
      }}
      onRead={markRead}
      onReadAll={markAllRead}
    />
  )
}
