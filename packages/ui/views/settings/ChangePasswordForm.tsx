import type { changePassword } from '@kindling/api-client/contract/account'
import {
  changePasswordForm,
  type ChangePasswordForm as Values,
} from '@kindling/validation/forms/change-password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { NewPasswordField, usePasswordWait } from './NewPasswordField.tsx'

export interface ChangePasswordFormProps {
  readonly onChange: (change: { password: string; new_password: string }) => Promise<unknown>
}

const empty: Values = { password: '', new_password: '', confirm_password: '' }

/** Changes the password (spec 1 §5): the current one, the new one with its checklist, and the new one again. */
export function ChangePasswordForm({ onChange }: ChangePasswordFormProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
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
  const toggles = { showLabel: common('showPassword'), hideLabel: common('hidePassword') }
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
        <PasswordField
          {...change.field('password', t('password.current'))}
          {...toggles}
          autoComplete="current-password"
        />
        <NewPasswordField {...change.field('new_password', t('password.new'))} typed={typed} />
        <PasswordField
          {...change.field('confirm_password', t('password.again'))}
          {...toggles}
          autoComplete="new-password"
        />
        <div>
          <Button
            type="submit"
            pending={change.pending}
            pendingLabel={t('password.pending')}
            disabledReason={change.waits ? t('change') : untouched ? undefined : waitOf(typed)}
          >
            {change.failure && !change.waits ? common('retry') : t('password.submit')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
