import { deferred } from '@kindling/ui/deferred'
import { lazyPart } from '@kindling/ui/lazy-part'
import { offline } from '@kindling/ui/offline.css'
import { askedConfirmation, endConfirmation, onConfirmation } from '@kindling/ui/state/confirmation-asked'
import { setDraftPerson } from '@kindling/ui/state/drafts'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { putOff, usePutOff } from '../data/confirm-later.ts'
import { useEmailCalls } from '../data/email.ts'
import { usePlatform } from '../data/platform.tsx'
import { useSession } from '../data/session.tsx'
// Listens for the end of a session from the first page on.
import '../data/session-end.ts'
import { messagesReady } from './messages.ts'
import { usePreferences } from './preferences.tsx'
import { rememberWelcome, wasWelcomed } from './welcome.ts'

// The server renders it: its HTML, and focus within it, stay until its script is loaded.
const ConfirmNotice = deferred(
  async () => (await import('@kindling/ui/views/auth/ConfirmNotice')).ConfirmNotice,
)
// Few people see either of these.
const ConfirmFirst = lazyPart(async () => (await import('@kindling/ui/views/auth/ConfirmFirst')).ConfirmFirst)
const Welcome = lazyPart(async () => (await import('./Welcome.tsx')).Welcome)

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/**
 * Notices over every page: that the network is lost, and what to confirm.
 *
 * @param saysItself the page asks for the confirmation itself. Not read from the address here: it may have changed
 * before React takes over this part, whose HTML is that of the address before.
 */
export function Notices({ saysItself }: { readonly saysItself: boolean }) {
  const { t } = useTranslation('shell')
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const { user } = useSession()
  useEffect(() => setDraftPerson(user?.id ?? null), [user])
  return (
    <>
      <div role="status">{!online && <p className={offline}>{t('offline')}</p>}</div>
      {user && (
        <Confirming
          key={user.id}
          id={user.id}
          email={user.email}
          confirmed={user.email_confirmed}
          saysItself={saysItself}
        />
      )}
    </>
  )
}

interface ConfirmingProps {
  readonly id: string
  readonly email: string
  readonly confirmed: boolean
  readonly saysItself: boolean
}

function Confirming({ id, email, confirmed, saysItself }: ConfirmingProps) {
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const { delivered } = usePlatform()
  const { resend } = useEmailCalls()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const later = usePutOff(delivered.answers)
  const asked = useSyncExternalStore(onConfirmation, askedConfirmation, () => false)
  const [welcoming, setWelcoming] = useState(false)
  const marked = new URLSearchParams(search).has('welcome')
  // The page may remove the mark from the address at once: the notice keeps it from then on.
  useEffect(() => {
    if (marked && !wasWelcomed(id)) setWelcoming(true)
  }, [marked, id])
  const sent = {
    email,
    onResend: async (form: { email: string }) => {
      // Message of a rejection; without a network, the generic message.
      await messagesReady(i18n, language, ['errors', 'auth']).catch(() => undefined)
      await resend(form)
    },
  }
  const close = () => {
    rememberWelcome(id)
    setWelcoming(false)
    if (!marked) return
    // A navigation that changes the query alone may be under way and must not be undone: the checkout removes the chosen
    // reward from its address. A router in memory has an address of its own.
    const query = new URLSearchParams(window.location.pathname === pathname ? window.location.search : search)
    query.delete('welcome')
    navigate(pathname === '/confirmemail' ? '/' : { pathname, search: `${query}`, hash }, { replace: true })
  }
  return (
    <>
      {!confirmed && !later && !saysItself && <ConfirmNotice {...sent} onLater={putOff} />}
      <Suspense fallback={null}>
        {asked && <ConfirmFirst {...sent} onClose={endConfirmation} />}
        {welcoming && <Welcome mailTo={confirmed ? null : email} onClose={close} />}
      </Suspense>
    </>
  )
}
