import { type ApiError, isApiError } from '@kindling/api-client/transport/api-error'
import type { Missing, SocialProvider } from '@kindling/ui/state/login-flow'
import { MissingInfoView } from '@kindling/ui/views/auth/MissingInfoView'
import { SocialErrorView } from '@kindling/ui/views/auth/SocialErrorView'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { backTo, withNext } from '../../../app/login-redirect.ts'
import { Meta } from '../../../app/Meta.tsx'
import { welcomePath, withWelcome } from '../../../app/welcome.ts'
import { takeNext, useSocial } from '../../../data/social.ts'

type Stand =
  | { readonly kind: 'under way' }
  | {
      readonly kind: 'lacks'
      readonly missing: readonly Missing[]
      readonly code: string
      readonly inUse: boolean
    }
  | { readonly kind: 'refused'; readonly error: ApiError | null }
  | { readonly kind: 'second factor' }

/** Where a new account goes next. */
const welcomed = (next: string | null) => (next ? withWelcome(backTo(next)) : welcomePath)

const isMissing = (field: string | undefined): field is Missing => field === 'name' || field === 'email'

/** What a rejection asks for, if anything. */
function standOf(error: unknown): Stand {
  if (!isApiError(error)) return { kind: 'refused', error: null }
  const items = error.errors.filter(({ code }) => code === 'FIELD_MISSING')
  const missing = items.flatMap(({ field }) => (isMissing(field) ? [field] : []))
  const code = items[0]?.params?.code
  if (missing.length === 0 || typeof code !== 'string') return { kind: 'refused', error }
  return {
    kind: 'lacks',
    missing,
    code,
    inUse: items.some(({ params }) => params?.reason === 'VALUE_EXISTS'),
  }
}

/** Return address of the providers: /google_authenticated and /facebook_authenticated (spec 1 §2). */
export default function SocialReturn() {
  const { t } = useTranslation('auth')
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const provider: SocialProvider = pathname.startsWith('/google') ? 'google' : 'facebook'
  const [next, setNext] = useState<string | null>(null)
  const { comeBack, complete } = useSocial(null)
  const [stand, setStand] = useState<Stand>({ kind: 'under way' })
  // A code and a state work once, so send them to the platform once.
  const taken = useRef(false)
  const code = search.get('code')
  const state = search.get('state')
  const cancelled = search.get('error') !== null

  const arrive = useEffectEvent(async () => {
    const wanted = takeNext()
    setNext(wanted)
    if (!code || !state) return
    try {
      const back = await comeBack(provider, { code, state })
      if (!back) return setStand({ kind: 'second factor' })
      navigate(back.isNew ? welcomed(wanted) : backTo(wanted), { replace: true })
    } catch (error) {
      setStand(standOf(error))
    }
  })
  useEffect(() => {
    if (taken.current) return
    taken.current = true
    void arrive()
  }, [])

  const loginHref = withNext('/login', next)
  const view = () => {
    if (cancelled) return <SocialErrorView provider={provider} reason="cancelled" loginHref={loginHref} />
    if (!code || !state || (stand.kind === 'refused' && !stand.error))
      return <SocialErrorView provider={provider} reason={{ code: 'UNAUTHORIZED' }} loginHref={loginHref} />
    if (stand.kind === 'second factor')
      return <SocialErrorView provider={provider} reason="second factor" loginHref={loginHref} />
    if (stand.kind === 'refused' && stand.error)
      return <SocialErrorView provider={provider} reason={stand.error.errors[0]} loginHref={loginHref} />
    if (stand.kind === 'lacks')
      return (
        <MissingInfoView
          provider={provider}
          missing={stand.missing}
          emailInUse={stand.inUse}
          loginHref={loginHref}
          onComplete={async (info) => {
            await complete({ code: stand.code, ...info })
            navigate(welcomed(next), { replace: true })
          }}
        />
      )
    return null
  }
  return (
    <>
      <Meta title={t('login.title')} path={pathname} />
      {view()}
    </>
  )
}
