import type { LoginForm } from '@kindling/validation/forms/login'
import type { Failure } from './failure.ts'

/** What a social sign-up may lack (spec 1 §2 "missing-info"). */
export type Missing = 'name' | 'email'
export type SocialProvider = 'google' | 'facebook'

/** What a provider left open: who the person is, which fields are missing, and the code to continue with. */
export interface MissingInfo {
  readonly provider: SocialProvider
  readonly missing: readonly Missing[]
  readonly code: string
}

/** What a browser without scripts is asked for after the password. */
export interface SecondForm {
  readonly email: string
  /** Which of the two was sent last, and why it was rejected. */
  readonly way: 'code' | 'key'
  readonly failure: Failure | null
}

/** State of logging in (spec 1 §4 "Login flow"). Credentials are kept here and in no other place. */
export type LoginFlow =
  | {
      readonly view: 'login'
      /** Why the password is asked for again. */
      readonly because?: 'wrong codes' | 'no second factor' | 'too late'
      readonly email?: string
    }
  | { readonly view: 'signup' }
  | ({ readonly view: 'missing-info' } & MissingInfo)
  | { readonly view: 'two-factor'; readonly credentials: LoginForm }
  | { readonly view: 'recovery'; readonly credentials: LoginForm }
  /** The browser sent the password by itself, so it is not here; the next step is sent the same way. */
  | ({ readonly view: 'second form' } & SecondForm)
  /** Logged in with the recovery key: two-factor is off, and can be set up again. */
  | { readonly view: 'recovered' }

export type LoginEvent =
  /** The password was correct, and the answer was totp_required. */
  | { readonly type: 'code asked'; readonly credentials: LoginForm }
  /** The answer was 400 with a list of missing fields. */
  | ({ readonly type: 'info asked' } & MissingInfo)
  | { readonly type: 'key chosen' }
  | { readonly type: 'code chosen' }
  | { readonly type: 'key taken' }
  /** A call of this view was rejected with a code. */
  | { readonly type: 'refused'; readonly code: string }
  | { readonly type: 'login chosen' }
  | { readonly type: 'signup chosen' }

export const firstLogin: LoginFlow = { view: 'login' }

/** Codes after which no code and no key is accepted any more, and why. */
const ends: Readonly<Record<string, NonNullable<Extract<LoginFlow, { view: 'login' }>['because']>>> = {
  UNAUTHORIZED: 'wrong codes',
  TOTP_NOT_ENABLED: 'no second factor',
  EXPIRED_CODE: 'too late',
}

/**
 * The next view. An event that does not fit the current one changes nothing: a late answer must not change the view.
 */
export function loginFlow(flow: LoginFlow, event: LoginEvent): LoginFlow {
  switch (event.type) {
    case 'login chosen':
      return firstLogin
    case 'signup chosen':
      return { view: 'signup' }
    case 'code asked':
      return flow.view === 'login' ? { view: 'two-factor', credentials: event.credentials } : flow
    case 'info asked': {
      const { type: _, ...info } = event
      return (flow.view === 'login' || flow.view === 'signup') && info.missing.length > 0
        ? { view: 'missing-info', ...info }
        : flow
    }
    case 'key chosen':
      return flow.view === 'two-factor' ? { ...flow, view: 'recovery' } : flow
    case 'code chosen':
      return flow.view === 'recovery' ? { ...flow, view: 'two-factor' } : flow
    case 'key taken':
      return flow.view === 'recovery' ? { view: 'recovered' } : flow
    case 'refused': {
      const because = ends[event.code]
      if (!because) return flow
      if (flow.view === 'two-factor' || flow.view === 'recovery')
        return { view: 'login', because, email: flow.credentials.email }
      return flow.view === 'second form' ? { view: 'login', because, email: flow.email } : flow
    }
  }
}
