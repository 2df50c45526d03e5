import type { convertAccount } from '@kindling/api-client/contract/account'
import { type ConvertAccountForm, convertAccountForm } from '@kindling/validation/forms/convert-account'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useMessages } from '../form/messages.ts'
import { NewPasswordField, usePasswordWait } from '../form/NewPasswordField.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

export interface ConvertDialogProps {
  /** The provider's e-mail, to keep or change. */
  readonly email: string
  readonly onConvert: (account: { email: string; password: string }) => Promise<unknown>
  readonly onClose: () => void
}

/** Sets an e-mail and a password on an account that only logs in through a provider (spec 1 §5). */
export function ConvertDialog({ email, onConvert, onClose }: ConvertDialogProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const words = useMessages()
  const waitOf = usePasswordWait()
  const empty: ConvertAccountForm = { email, password: '', confirm_password: '' }
  const { form, ...convert } = useForm({
    name: 'convert',
    schema: convertAccountForm,
    empty,
    placements: placements<typeof convertAccount>(),
    submit: async (values) => {
      await onConvert({ email: values.email.trim(), password: values.password })
      onClose()
    },
  })
  const refused = form.formState.errors.password
  const typed = form.watch('password')
  return (
    <Dialog
      open
      onClose={onClose}
      pending={convert.pending}
      title={t('convert.title')}
      description={t('convert.hint')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={convert.onSubmit}>
        <Stack gap={16}>
          {convert.failure && <RejectionAlert ref={convert.rejection} failure={convert.failure} />}
          <TextField {...convert.field('email', t('convert.email'))} type="email" autoComplete="email" />
          <NewPasswordField
            {...convert.field('password', t('convert.password'))}
            // This password is new: "not correct" would be the wrong message.
            error={
              refused &&
              words({
                code: String(refused.type),
                field: 'new_password',
                params: refused.types as Record<string, string>,
              })
            }
            typed={typed}
          />
          <PasswordInput
            {...convert.field('confirm_password', t('convert.again'))}
            autoComplete="new-password"
          />
          <SubmitButton
            of={convert}
            size="large"
            width="full"
            pendingLabel={t('convert.pending')}
            change={t('change')}
            disabledReason={waitOf(typed)}
          >
            {t('convert.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Dialog>
  )
}
