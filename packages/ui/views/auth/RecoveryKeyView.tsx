import { type TotpRecoveryForm, totpRecoveryForm } from '@kindling/validation/forms/totp-recovery'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { keyPlacements } from './totp-placements.ts'

export interface RecoveryKeyViewProps {
  readonly onKey: (key: string) => Promise<unknown>
  readonly onUseCode: () => void
}

const empty: TotpRecoveryForm = { totp_recovery_key: '' }

/** Takes the key from recovery.txt instead of a code, and says first that this turns two-factor off. */
export function RecoveryKeyView({ onKey, onUseCode }: RecoveryKeyViewProps) {
  const { t } = useTranslation('auth')
  const { form, ...auth } = useForm({
    name: 'recoveryKey',
    schema: totpRecoveryForm,
    empty,
    placements: keyPlacements,
    submit: ({ totp_recovery_key }) => onKey(totp_recovery_key),
  })
  const { setFocus } = form
  useEffect(() => setFocus('totp_recovery_key'), [setFocus])

  return (
    <Sheet
      title={t('recovery.title')}
      description={t('recovery.description')}
      footer={
        <Button variant="quiet" size="small" onClick={onUseCode}>
          {t('recovery.back')}
        </Button>
      }
    >
      <form method="dialog" noValidate onSubmit={auth.onSubmit}>
        <Stack gap={16}>
          {auth.failure && <RejectionAlert ref={auth.rejection} failure={auth.failure} />}
          <TextField
            {...auth.field('totp_recovery_key', t('recovery.label'))}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <SubmitButton
            of={auth}
            size="large"
            width="full"
            pendingLabel={t('recovery.pending')}
            change={t('recovery.change')}
          >
            {t('recovery.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  )
}
