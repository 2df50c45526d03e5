import { type LoginForm, loginForm } from '@kindling/validation/forms/login'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { LoginFlow, SocialProvider } from '../../state/login-flow.ts'
import { useMessages } from '../form/messages.ts'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { Rejection } from '../shared/use-action.ts'
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton.tsx'
import { loginPlacements } from './placements.ts'
import { SocialButtons } from './SocialButtons.tsx'

export interface LoginViewProps {
  readonly signupHref: string
  readonly forgotHref: string
  readonly onLogin: (credentials: LoginForm) => Promise<{ readonly totp_required: boolean }>
  /** The password was correct, and a code is required. */
  readonly onSecondFactor?: ((credentials: LoginForm) => void) | undefined
  /** The e-mail typed before, when only the password is asked for again. */
  readonly email?: string | undefined
  /** Why the password is asked for again. */
  readonly because?: Extract<LoginFlow, { view: 'login' }>['because']
  /** The session ended, or the person logged out, on a page that requires one. */
  readonly sessionEnd?: 'ended' | 'left' | null | undefined
  /** Social log-in; absent if no provider is set up. */
  readonly onSocial?: ((provider: SocialProvider) => Promise<unknown>) | undefined
  /** Passkey log-in; only where the site is reached by a host name. */
  readonly passkey?: PasskeyButtonProps | undefined
}

/**
 * Logs in. A rejection keeps the e-mail, clears and focuses the password, and disables the button until a change; after
 * a network failure the button stays enabled.
 */
export function LoginView({
  signupHref,
  forgotHref,
  onLogin,
  onSecondFactor,
  email = '',
  because,
  sessionEnd,
  onSocial,
  passkey,
}: LoginViewProps) {
  const { t } = useTranslation('auth')
  const words = useMessages()
  const { form, ...auth } = useForm({
    name: 'login',
    schema: loginForm,
    empty: { email, password: '' },
    placements: loginPlacements,
    submit: async (credentials) => {
      const { totp_required } = await onLogin(credentials)
      if (!totp_required) return
      // Show an error rather than nothing: no session exists yet.
      if (!onSecondFactor) throw new Rejection({ items: [{ code: 'UNIMPLEMENTED' }], retryAfter: null })
      onSecondFactor(credentials)
    },
  })
  const { setFocus } = form
  // The typed e-mail is carried to the next page.
  const typed = form.watch('email').trim()
  const forgotWith = typed === '' ? forgotHref : `${forgotHref}?email=${encodeURIComponent(typed)}`
  useEffect(() => {
    if (because) setFocus('password')
  }, [because, setFocus])
  const code = auth.failure?.items[0]?.code
  const refused = code === 'UNAUTHORIZED'
  const blocked = code === 'ACCOUNT_BLOCKED'

  return (
    <Sheet
      title={t('login.title')}
      footer={
        <>
          {t('login.new')}{' '}
          <Link href={signupHref} weight="semibold">
            {t('login.create')}
          </Link>
        </>
      }
    >
      {/* Without an `action` the form posts to the page's own address and keeps the hash, which no server sees. */}
      <form noValidate method="post" onSubmit={auth.onSubmit}>
        <Stack gap={16}>
          {onSocial && (
            <SocialButtons purpose="login" onSocial={onSocial}>
              {passkey && <PasskeyButton {...passkey} />}
            </SocialButtons>
          )}
          {sessionEnd && !because && !auth.failure && (
            <Alert
              tone={sessionEnd === 'left' ? 'info' : 'warning'}
              arrival="announced"
              title={t(`login.${sessionEnd}`)}
            >
              {t(`login.${sessionEnd}Then`)}
            </Alert>
          )}
          {because && !auth.failure && (
            <Alert
              tone="warning"
              arrival="announced"
              {...(because === 'wrong codes' && { title: t('login.passwordAgain') })}
            >
              {because === 'wrong codes' && t('login.passwordAgainThen')}
              {because === 'too late' && t('login.tooLate')}
              {because === 'no second factor' && words({ code: 'TOTP_NOT_ENABLED' })}
            </Alert>
          )}
          {auth.failure && (
            <RejectionAlert ref={auth.rejection} failure={auth.failure}>
              {blocked && <Link href={`mailto:${t('login.compliance')}`}>{t('login.compliance')}</Link>}
              {refused && (
                <>
                  {t('login.again')} <Link href={forgotWith}>{t('login.reset')}</Link>.
                </>
              )}
            </RejectionAlert>
          )}
          <TextField
            {...auth.field('email', t('email'))}
            {...(email && { defaultValue: email })}
            type="email"
            autoComplete="username"
          />
          <PasswordInput
            {...auth.field('password', t('password'))}
            autoComplete="current-password"
            action={<Link href={forgotWith}>{t('login.forgot')}</Link>}
          />
          <SubmitButton
            of={auth}
            size="large"
            width="full"
            pendingLabel={t('login.pending')}
            change={t('login.change')}
          >
            {t('login.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  )
}
