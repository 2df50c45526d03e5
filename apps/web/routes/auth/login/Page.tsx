import { firstLogin, loginFlow } from '@kindling/ui/state/login-flow'
import { SentFormContext } from '@kindling/ui/state/sent-form'
import { LoginFlowView } from '@kindling/ui/views/auth/LoginFlowView'
import { useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom'
import { backTo, withNext } from '../../../app/login-redirect.ts'
import { Meta } from '../../../app/Meta.tsx'
import { usePasskeySupport } from '../../../data/passkey-support.ts'
import { useSentForm } from '../../../data/sent-form.ts'
import { useSession } from '../../../data/session.tsx'
import { endAt } from '../../../data/session-end.ts'
import { useSignIn } from '../../../data/sign-in.ts'
import { useSocial } from '../../../data/social.ts'

export default function Login() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const { pathname, hash } = useLocation()
  const { user } = useSession()
  const { logIn, logInWithCode, logInWithKey, logInWithPasskey } = useSignIn()
  const support = usePasskeySupport()
  const sent = useSentForm()
  const [flow, dispatch] = useReducer(loginFlow, sent.flow ?? firstLogin)
  const next = search.get('next')
  const { setOut } = useSocial(next)
  // Explain a redirect; a press on "Log in" needs no explanation.
  const type = useNavigationType()
  const [sessionEnd] = useState(() => (type === 'REPLACE' ? endAt(next) : null))
  const navigate = useNavigate()
  // The server, which redirected here, never saw the hash; the browser carried it over.
  const wanted = next && hash && !next.includes('#') ? next + hash : next
  const isSent = sent.refused !== undefined || sent.flow !== undefined
  useEffect(() => {
    // From here on the address keeps it. After a sent form, leave the address as it is: the outcome belongs to it.
    if (wanted !== next && !isSent) navigate(withNext(pathname, wanted), { replace: true })
  }, [pathname, next, wanted, isSent, navigate])
  // Signed in here or in another tab: go on to the wanted page. After the recovery key, first show what it did.
  if (user && flow.view !== 'recovered') return <Navigate to={backTo(wanted)} replace />
  return (
    <>
      <Meta title={t('login.title')} path={pathname} />
      <SentFormContext value={sent.refused ?? null}>
        <LoginFlowView
          flow={flow}
          dispatch={dispatch}
          signupHref={withNext('/signup', next)}
          forgotHref="/forgot-password"
          onLogin={logIn}
          onSocial={setOut}
          sessionEnd={sessionEnd}
          passkey={{ support, onLogin: logInWithPasskey }}
          onCode={logInWithCode}
          onKey={logInWithKey}
          settingsHref="/settings/account"
          nextHref={backTo(wanted)}
        />
      </SentFormContext>
    </>
  )
}
