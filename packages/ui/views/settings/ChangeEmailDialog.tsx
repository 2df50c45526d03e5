import type { changeEmail } from '@kindling/api-client/contract/account'
import { type ChangeEmailForm, changeEmailForm } from '@kindling/validation/forms/change-email'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { PasswordInput } from '../form/PasswordInput.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useFormDraft } from '../shared/use-draft.ts'
import { ResendButton } from './ResendButton.tsx'
import * as styles from './settings.css.ts'

export interface ChangeEmailDialogProps {
  /** The current e-mail. */
  readonly email: string
  readonly onChange: (change: ChangeEmailForm) => Promise<unknown>
  readonly onResend: (form: { email: string }) => Promise<unknown>
  readonly onClose: () => void
  readonly cooldownMs?: number | undefined
}

const empty: ChangeEmailForm = { email: '', password: '' }

/** Changes the e-mail: the new one applies at once and receives a confirmation link. */
export function ChangeEmailDialog({
  email,
  onChange,
  onResend,
  onClose,
  cooldownMs,
}: ChangeEmailDialogProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  // The person's e-mail changes at once; the dialog keeps naming the one it was opened with.
  const [from] = useState(email)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form, ...change } = useForm({
    name: 'changeEmail',
    schema: changeEmailForm,
    empty,
    placements: placements<typeof changeEmail>(),
    submit: async (values) => {
      await onChange(values)
      setSentTo(values.email.trim())
    },
  })
  useFormDraft('change e-mail', form, ['email'])
  return (
    <Dialog
      open
      onClose={onClose}
      pending={change.pending}
      title={t(sentTo === null ? 'email.change' : 'email.sent')}
      description={
        sentTo === null ? t('email.changeHint', { email: from }) : t('email.sentHint', { email: sentTo })
      }
      closeLabel={common('close')}
    >
      {sentTo === null ? (
        <form method="dialog" noValidate onSubmit={change.onSubmit}>
          <Stack gap={16}>
            {change.failure && <RejectionAlert ref={change.rejection} failure={change.failure} />}
            <TextField {...change.field('email', t('email.new'))} type="email" autoComplete="email" />
            <PasswordInput
              {...change.field('password', t('email.password'))}
              autoComplete="current-password"
            />
            <SubmitButton
              of={change}
              size="large"
              width="full"
              pendingLabel={t('email.pending')}
              change={t('change')}
            >
              {t('email.submit')}
            </SubmitButton>
            <p className={styles.note}>{t('email.wayBack')}</p>
          </Stack>
        </form>
      ) : (
        <Stack gap={16}>
          <Alert tone="info" arrival="announced">
            {t('email.holds', { email: sentTo })}
          </Alert>
          <ResendButton email={sentTo} onResend={onResend} justSent cooldownMs={cooldownMs} />
          <Button width="full" onClick={onClose}>
            {t('email.done')}
          </Button>
        </Stack>
      )}
    </Dialog>
  )
}
