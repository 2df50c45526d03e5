import type { confirmPasswordReset } from '@kindling/api-client/contract/auth'
import { type ResetPasswordForm, resetPasswordForm } from '@kindling/validation/forms/reset-password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { NewPasswordField, usePasswordWait } from '../form/NewPasswordField.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Outcome } from '../shared/Outcome.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import * as styles from './auth.css.ts'
import { deadReset } from './link-outcomes.ts'

export interface ResetPasswordViewProps {
  /** The code of the link in the e-mail; empty if it was lost. */
  readonly code: string
  readonly forgotHref: string
  readonly loginHref: string
  /** Where the form goes before any script has arrived: the address of the link itself. */
  readonly action?: string
  /** `done`: the form sent without scripts has changed it. @default 'asked' */
  readonly initial?: 'asked' | 'done'
  readonly onReset: (change: { code: string; new_password: string }) => Promise<unknown>
}

const empty: ResetPasswordForm = { new_password: '', confirm_password: '' }

/** These and INVALID_VALUE concern the link, not the form: their message replaces the form. */
const resetPlacements = placements<typeof confirmPasswordReset>({
  NOT_FOUND: overFormUntilChanged,
  EXPIRED_CODE: overFormUntilChanged,
})

/** Sets a new password from the link in an e-mail (spec 1 §2, §5). It does not log in; a dead link shows why. */
export function ResetPasswordView({
  code,
  forgotHref,
  loginHref,
  action,
  initial = 'asked',
  onReset,
}: ResetPasswordViewProps) {
  const { t } = useTranslation('email')
  const waitOf = usePasswordWait()
  const [done, setDone] = useState(initial === 'done')
  const { form, ...reset } = useForm({
    name: 'resetPassword',
    schema: resetPasswordForm,
    empty,
    placements: resetPlacements,
    submit: async ({ new_password }) => {
      await onReset({ code, new_password })
      setDone(true)
    },
  })
  const dead = code === '' ? 'INVALID_VALUE' : deadReset.of(reset.failure?.items[0]?.code)
  const password = form.watch('new_password')

  const reason = waitOf(password)

  if (done)
    return (
      <Sheet title={t('reset.done.title')}>
        <Stack gap={16}>
          <Outcome>{t('reset.done.words')}</Outcome>
          <ButtonLink href={loginHref} size="large" width="full">
            {t('reset.done.login')}
          </ButtonLink>
        </Stack>
      </Sheet>
    )
  if (dead)
    return (
      <Sheet title={t('reset.dead.title')}>
        <Stack gap={16}>
          <Alert tone="danger" arrival="announced" ref={reset.rejection}>
            {t(`reset.dead.${dead}`)}
          </Alert>
          <ButtonLink href={forgotHref} size="large" width="full">
            {t('reset.dead.again')}
          </ButtonLink>
        </Stack>
      </Sheet>
    )
  return (
    <Sheet title={t('reset.title')} description={t('reset.description')}>
      <form noValidate method="post" action={action} onSubmit={reset.onSubmit}>
        <Stack gap={16}>
          {reset.failure && <RejectionAlert ref={reset.rejection} failure={reset.failure} />}
          <NewPasswordField {...reset.field('new_password', t('reset.label'))} typed={password} />
          <PasswordInput
            {...reset.field('confirm_password', t('reset.confirm'))}
            autoComplete="new-password"
          />
          <SubmitButton
            of={reset}
            size="large"
            width="full"
            pendingLabel={t('reset.pending')}
            change={t('reset.change')}
            disabledReason={reset.alive ? reason : undefined}
          >
            {t('reset.submit')}
          </SubmitButton>
          {/* Until then the button sends the form, and what is below keeps its place. */}
          {!reset.alive && reason && <p className={styles.hint}>{reason}</p>}
        </Stack>
      </form>
    </Sheet>
  )
}
