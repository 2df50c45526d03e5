import { type SignupForm, signupForm } from '@kindling/validation/forms/signup'
import { useTranslation } from 'react-i18next'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import type { SocialProvider } from '../../state/login-flow.ts'
import { useMessages } from '../form/messages.ts'
import { NewPasswordField, usePasswordWait } from '../form/NewPasswordField.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Sheet } from '../shared/Sheet.tsx'
import * as styles from './auth.css.ts'
import { registerPlacements } from './placements.ts'
import { SocialButtons } from './SocialButtons.tsx'

export interface SignupViewProps {
  /** Where the form goes before any script has arrived. */
  readonly action: string
  readonly loginHref: string
  readonly onSignup: (details: SignupForm) => Promise<unknown>
  /** Social sign-up; absent if no provider is set up. */
  readonly onSocial?: ((provider: SocialProvider) => Promise<unknown>) | undefined
}

const empty: SignupForm = { email: '', password: '' }

/** Signs up with an e-mail and a password of eight characters; the button waits until the password is long enough. */
export function SignupView({ action, loginHref, onSignup, onSocial }: SignupViewProps) {
  const { t } = useTranslation('auth')
  const words = useMessages()
  const waitOf = usePasswordWait()
  const { form, ...auth } = useForm({
    name: 'signup',
    schema: signupForm,
    empty,
    placements: registerPlacements,
    submit: onSignup,
  })
  const password = form.watch('password')
  const taken = form.formState.errors.email?.type === 'VALUE_EXISTS'
  const rejectedPassword = form.formState.errors.password

  const reason = waitOf(password)

  return (
    <Sheet
      title={t('signup.title')}
      description={t('signup.description')}
      footer={
        <>
          {t('signup.have')}{' '}
          <Link href={loginHref} weight="semibold">
            {t('signup.login')}
          </Link>
        </>
      }
    >
      <form noValidate method="post" action={action} onSubmit={auth.onSubmit}>
        <Stack gap={16}>
          {onSocial && <SocialButtons purpose="signup" onSocial={onSocial} />}
          {auth.failure && <RejectionAlert ref={auth.rejection} failure={auth.failure} />}
          <TextField
            {...auth.field('email', t('email'))}
            type="email"
            autoComplete="email"
            {...(taken && { action: <Link href={loginHref}>{t('signup.instead')}</Link> })}
          />
          <NewPasswordField
            {...auth.field('password', t('password'))}
            // This password is new: "not correct" would be the wrong message.
            error={
              rejectedPassword &&
              words({
                code: String(rejectedPassword.type),
                field: 'new_password',
                params: rejectedPassword.types as Record<string, string>,
              })
            }
            typed={password}
          />
          <SubmitButton
            of={auth}
            size="large"
            width="full"
            pendingLabel={t('signup.pending')}
            change={t('login.change')}
            disabledReason={auth.alive ? reason : undefined}
          >
            {t('signup.submit')}
          </SubmitButton>
          {/* Until then the button sends the form, and what is below keeps its place. */}
          {!auth.alive && reason && <p className={styles.hint}>{reason}</p>}
          <p className={styles.hint}>
            {t('signup.agree')} <Link href="/terms">{t('signup.terms')}</Link>.
          </p>
        </Stack>
      </form>
    </Sheet>
  )
}
