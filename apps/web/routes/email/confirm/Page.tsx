import { lazyPart } from '@kindling/ui/lazy-part'
import { type ComponentProps, Suspense, useSyncExternalStore } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { wasWelcomed } from '../../../app/welcome.ts'
import { useEmailCalls } from '../../../data/email.ts'
import { useSentForm } from '../../../data/sent-form.ts'
import { useSession } from '../../../data/session.tsx'
import Home from '../../home/landing/Page.tsx'

// Keep out of home's chunk what only an e-mail link opens over it.
const ConfirmEmailView = lazyPart(
  async () => (await import('@kindling/ui/views/auth/ConfirmEmailView')).ConfirmEmailView,
)
const ConfirmEmailSheet = lazyPart(
  async () => (await import('@kindling/ui/views/auth/ConfirmEmailSheet')).ConfirmEmailSheet,
)

const never = () => () => undefined

/** Home, with the outcome of a confirmation link over it, or a welcome (spec 1 §2, §4). */
export default function ConfirmEmail() {
  const [search] = useSearchParams()
  const { refused, done } = useSentForm()
  const code = search.get('code')
  const { user } = useSession()
  const wasSeen = useSyncExternalStore(
    never,
    () => Boolean(user && wasWelcomed(user.id)),
    // The server does not know what this browser has shown: hydrate the page as it came.
    () => false,
  )
  if (code === null && !search.has('welcome')) return <Navigate to="/" replace />
  // The welcome is the same over every page (Notices.tsx); a visitor has none.
  if (code === null) return user && !wasSeen ? <Home /> : <Navigate to="/" replace />
  const sheet = (answered: ComponentProps<typeof ConfirmEmailSheet>['answered']) => (
    <Suspense fallback={null}>
      <ConfirmEmailSheet
        action={`/confirmemail?code=${encodeURIComponent(code)}`}
        answered={answered}
        homeHref="/"
        settingsHref="/settings/account"
      />
    </Suspense>
  )
  if (refused || done) return sheet({ failure: refused?.failure ?? null })
  return (
    <>
      <noscript>{sheet(null)}</noscript>
      <Home />
      <Suspense fallback={null}>
        <Confirmation code={code} />
      </Suspense>
    </>
  )
}

function Confirmation({ code }: { code: string }) {
  const { confirm, resend } = useEmailCalls()
  const { user, refresh } = useSession()
  const navigate = useNavigate()
  return (
    <ConfirmEmailView
      code={code}
      email={user?.email ?? ''}
      onConfirm={confirm}
      onResend={resend}
      onClose={() => {
        navigate('/', { replace: true })
        // The profile's e-mail state may have changed; a visitor has no profile.
        if (user) void refresh().catch(() => undefined)
      }}
    />
  )
}
