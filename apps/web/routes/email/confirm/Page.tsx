import { lazyPart } from '@kindling/ui/lazy-part'
import { type ComponentProps, Suspense, useSyncExternalStore } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { wasWelcomed } from '../../../app/welcome.ts'
import { useEmailCalls } from '../../../data/email.ts'
import { useSentForm } from '../../../data/sent-form.ts'
import { useSession } from '../../../data/session.tsx'
import Home from '../../home/landing/Page.tsx'

// Home itself must not grow by what only a link of an e-mail opens over it.
const ConfirmEmailView = lazyPart(
  async () => (await import('@kindling/ui/views/auth/ConfirmEmailView')).ConfirmEmailView,
)
const ConfirmEmailSheet = lazyPart(
  async () => (await import('@kindling/ui/views/auth/ConfirmEmailSheet')).ConfirmEmailSheet,
)

const never = () => () => undefined

/** Home, with what came of a confirm link over it, or a welcome (spec 1 §2, §4). */
export default function ConfirmEmail() {
  const [search] = useSearchParams()
  const { refused, done } = useSentForm()
  const code = search.get('code')
  const { user } = useSession()
  const wasSeen = useSyncExternalStore(
    never,
    () => Boolean(user && wasWelcomed(user.id)),
    // No server knows what this browser has shown: the page is hydrated as it came.
    () => false,
  )
  if (code === null && !search.has('welcome')) return <Navigate to="/" replace />
  // The welcome is over every page alike (Notices.tsx); a visitor has none.
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
        // What the profile says of the address may have changed; a visitor has none.
        if (user) void refresh().catch(() => undefined)
      }}
    />
  )
}
