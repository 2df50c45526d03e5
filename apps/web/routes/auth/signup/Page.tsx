import { SentFormContext } from '@kindling/ui/state/sent-form'
import { SignupView } from '@kindling/ui/views/auth/SignupView'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { backTo, withNext } from '../../../app/login-redirect.ts'
import { Meta } from '../../../app/Meta.tsx'
import { welcomePath, withWelcome } from '../../../app/welcome.ts'
import { useSentForm } from '../../../data/sent-form.ts'
import { useSession } from '../../../data/session.tsx'
import { useSignIn } from '../../../data/sign-in.ts'
import { useSocial } from '../../../data/social.ts'

export default function Signup() {
  const { t } = useTranslation('auth')
  const [search] = useSearchParams()
  const { pathname } = useLocation()
  const { user } = useSession()
  const { signUp } = useSignIn()
  const next = search.get('next')
  const { setOut } = useSocial(next)
  const { refused = null } = useSentForm()
  const [joined, setJoined] = useState(false)
  if (user)
    return <Navigate to={joined ? (next ? withWelcome(backTo(next)) : welcomePath) : backTo(next)} replace />
  return (
    <>
      <Meta title={t('signup.title')} path={pathname} />
      <SentFormContext value={refused}>
        <SignupView
          action={withNext('/signup', next)}
          loginHref={withNext('/login', next)}
          onSocial={setOut}
          onSignup={(details) => {
            setJoined(true)
            return signUp(details)
          }}
        />
      </SentFormContext>
    </>
  )
}
