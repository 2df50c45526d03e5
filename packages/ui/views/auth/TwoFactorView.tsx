import { type TotpCodeForm, totpCodeForm } from '@kindling/validation/forms/totp-code'
import { TOTP } from '@kindling/validation/limits'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { OtpField } from '../../primitives/OtpField/OtpField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { codePlacements } from './totp-placements.ts'

export interface TwoFactorViewProps {
  readonly onCode: (code: string) => Promise<unknown>
  /** The other way to log in, if the phone is lost. */
  readonly onUseKey: () => void
}

const empty: TotpCodeForm = { code: '' }

/** The second step of logging in (spec 1 §2): six digits, sent with the last one. Fewer are CODE_INVALID. */
export function TwoFactorView({ onCode, onUseKey }: TwoFactorViewProps) {
  const { t } = useTranslation('auth')
  const { form, ...auth } = useForm({
    name: 'twoFactor',
    schema: totpCodeForm,
    empty,
    placements: codePlacements,
    submit: ({ code }) => onCode(code),
  })
  const field = auth.controlled('code', t('twoFactor.label'))
  const missing = TOTP.codeDigits - field.value.length
  const { setFocus } = form
  // The password field was here a moment ago: focus the code, so that typing continues there.
  useEffect(() => setFocus('code'), [setFocus])

  return (
    <Sheet
      title={t('twoFactor.title')}
      description={t('twoFactor.description')}
      footer={
        <Button variant="quiet" size="small" onClick={onUseKey}>
          {t('twoFactor.useKey')}
        </Button>
      }
    >
      <form method="dialog" noValidate onSubmit={auth.onSubmit}>
        <Stack gap={16}>
          {auth.failure && <RejectionAlert ref={auth.rejection} failure={auth.failure} />}
          <OtpField
            {...field}
            labelDisplay="spoken"
            length={TOTP.codeDigits}
            hint={missing > 0 ? t('twoFactor.more', { count: missing }) : undefined}
            onComplete={auth.onComplete}
          />
          <SubmitButton
            of={auth}
            size="large"
            width="full"
            pendingLabel={t('twoFactor.pending')}
            change={t('twoFactor.change')}
          >
            {t('twoFactor.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  )
}
