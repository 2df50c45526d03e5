import type { changePassword } from '@kindling/api-client/contract/account'
import {
  changePasswordForm,
  type ChangePasswordForm as Values,
} from '@kindling/validation/forms/change-password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { NewPasswordField, usePasswordWait } from '../form/NewPasswordField.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

export interface ChangePasswordFormProps {
  readonly onChange: (change: { password: string; new_password: string }) => Promise<unknown>
}

const empty: Values = { password: '', new_password: '', confirm_password: '' }

/** Changes the password (spec 1 §5): the current one, the new one with its checklist, and the new one again. */
export function ChangePasswordForm({ onChange }: ChangePasswordFormProps) {
  const { t } = useTranslation('settings')
  const waitOf = usePasswordWait()
  const [done, setDone] = useState(false)
  const { form, ...change } = useForm({
    name: 'changePassword',
    schema: changePasswordForm,
    empty,
    placements: placements<typeof changePassword>(),
    submit: async ({ password, new_password }) => {
      setDone(false)
      await onChange({ password, new_password })
      form.reset(empty)
      setDone(true)
    },
  })
  const typed = form.watch('new_password')
  const untouched = typed === '' && form.watch('password') === ''
  return (
    <form method="dialog" noValidate onSubmit={change.onSubmit}>
      <Stack gap={16}>
        {done && untouched && (
          <Alert tone="positive" arrival="announced" title={t('password.done')}>
            {t('password.doneThen')}
          </Alert>
        )}
        {change.failure && <RejectionAlert ref={change.rejection} failure={change.failure} />}
        <PasswordInput {...change.field('password', t('password.current'))} autoComplete="current-password" />
        <NewPasswordField {...change.field('new_password', t('password.new'))} typed={typed} />
        <PasswordInput
          {...change.field('confirm_password', t('password.again'))}
          autoComplete="new-password"
        />
        <div>
          <SubmitButton
            of={change}
            pendingLabel={t('password.pending')}
            change={t('change')}
            disabledReason={untouched ? undefined : waitOf(typed)}
          >
            {t('password.submit')}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  )
}
