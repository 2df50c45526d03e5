import type { LoginForm } from '@kindling/validation/forms/login'
import { type Dispatch, Suspense, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { lazyPart } from '../../loading/lazy-part.ts'
import type { LoginEvent, LoginFlow } from '../../state/login-flow.ts'
import { failureOf } from '../shared/use-action.ts'
import { LoginView, type LoginViewProps } from './LoginView.tsx'

// Most people never see these: their scripts are fetched with the first of them.
const TwoFactorView = lazyPart(() => import('./TwoFactorView.tsx').then((m) => m.TwoFactorView))
const RecoveryKeyView = lazyPart(() => import('./RecoveryKeyView.tsx').then((m) => m.RecoveryKeyView))
const SecondFormView = lazyPart(() => import('./SecondFormView.tsx').then((m) => m.SecondFormView))
const loadRecovered = () => import('./RecoveredView.tsx').then((m) => m.RecoveredView)
const RecoveredView = lazyPart(loadRecovered)

export interface LoginFlowViewProps
  extends Pick<
    LoginViewProps,
    'signupHref' | 'forgotHref' | 'sessionEnd' | 'onLogin' | 'onSocial' | 'passkey'
  > {
  readonly flow: LoginFlow
  readonly dispatch: Dispatch<LoginEvent>
  readonly onCode: (credentials: LoginForm, code: string) => Promise<unknown>
  /** Called once the key was accepted, before the rest of the page learns that a session began. */
  readonly onKey: (credentials: LoginForm, key: string, taken: () => void) => Promise<unknown>
  readonly settingsHref: string
  /** Where the person wanted to go. */
  readonly nextHref: string
}

/** Logging in from the password to the code or the key; `login-flow.ts` decides which view is shown. */
export function LoginFlowView({
  flow,
  dispatch: send,
  onCode,
  onKey,
  settingsHref,
  nextHref,
  ...login
}: LoginFlowViewProps) {
  // The current view stays until the script of the next one has arrived.
  const dispatch = (event: LoginEvent) => startTransition(() => send(event))
  /** The view that sent the call shows its rejection, unless it ends the MFA challenge. */
  const told = async (call: Promise<unknown>) => {
    try {
      await call
    } catch (error) {
      const code = failureOf(error).items[0]?.code
      if (code) dispatch({ type: 'refused', code })
      throw error
    }
  }
  // Synchronous: the page must not learn of the session first and navigate away.
  const taken = () => flushSync(() => send({ type: 'key taken' }))
  const view = () => {
    switch (flow.view) {
      case 'two-factor':
        return (
          <TwoFactorView
            onCode={(code) => told(onCode(flow.credentials, code))}
            onUseKey={() => dispatch({ type: 'key chosen' })}
          />
        )
      case 'recovery':
        return (
          <RecoveryKeyView
            onKey={async (key) => {
              // Fetched ahead: nothing may come between the key and the message about what it did.
              await loadRecovered().catch(() => undefined)
              await told(onKey(flow.credentials, key, taken))
            }}
            onUseCode={() => dispatch({ type: 'code chosen' })}
          />
        )
      case 'second form':
        return <SecondFormView email={flow.email} way={flow.way} failure={flow.failure} />
      case 'recovered':
        return <RecoveredView settingsHref={settingsHref} nextHref={nextHref} />
      default:
        return (
          <LoginView
            {...login}
            {...(flow.view === 'login' && { email: flow.email, because: flow.because })}
            onSecondFactor={(credentials) => dispatch({ type: 'code asked', credentials })}
          />
        )
    }
  }
  return <Suspense>{view()}</Suspense>
}
