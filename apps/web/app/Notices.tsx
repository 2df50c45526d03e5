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
// Told of the end of a session from the first page on.
import '../data/session-end.ts'
import { messagesReady } from './messages.ts'
import { usePreferences } from './preferences.tsx'
import { matchRoute } from './route-table.ts'
import { rememberWelcome, wasWelcomed } from './welcome.ts'

// The server renders it: until its script is there its HTML stays, and so does focus within it.
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

/** What is said over every page: that the network is gone, and what there is to confirm. */
export function Notices() {
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
      {user && <Confirming key={user.id} id={user.id} email={user.email} confirmed={user.email_confirmed} />}
    </>
  )
}

interface ConfirmingProps {
  readonly id: string
  readonly email: string
  readonly confirmed: boolean
}

function Confirming({ id, email, confirmed }: ConfirmingProps) {
  const { i18n } = useTranslation()
  const { language } = usePreferences()
  const { delivered } = usePlatform()
  const { resend } = useEmailCalls()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const later = usePutOff(delivered.answers)
  const asked = useSyncExternalStore(onConfirmation, askedConfirmation, () => false)
  const [welcoming, setWelcoming] = useState(false)
  const marked = new URLSearchParams(search).has('welcome')
  // Where they wanted to go may take the mark out of the address at once: it counts from then on.
  useEffect(() => {
    if (marked && !wasWelcomed(id)) setWelcoming(true)
  }, [marked, id])
  const saysItself = matchRoute(pathname, search).route.confirmNotice === 'own'
  const sent = {
    email,
    onResend: async (form: { email: string }) => {
      // What a rejection says; without a network it says so in the general words.
      await messagesReady(i18n, language, ['errors', 'auth']).catch(() => undefined)
      await resend(form)
    },
  }
  const close = () => {
    rememberWelcome(id)
    setWelcoming(false)
    if (!marked) return
    // Where they are now, not where they were when this was rendered: the page may be on its way elsewhere, and must
    // not be called back (checkout takes the chosen reward out of its address).
    const here = new URL(window.location.href)
    here.searchParams.delete('welcome')
    navigate(here.pathname === '/confirmemail' ? '/' : here.pathname + here.search + here.hash, {
      replace: true,
    })
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
