import type { confirmTotp } from '@kindling/api-client/contract/totp'
import { type TotpEnableForm, totpEnableForm } from '@kindling/validation/forms/totp-enable'
import { TOTP } from '@kindling/validation/limits'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../loading/lazy-part.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { OtpField } from '../../../primitives/OtpField/OtpField.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { CopyButton } from '../../../widgets/CopyButton/CopyButton.tsx'
import { PasswordInput } from '../../form/PasswordInput.tsx'
import { overForm, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import * as styles from './two-factor.css.ts'

// The QR library is loaded when a code is drawn.
const QrCode = lazyPart(() => import('../../shared/QrCode.tsx').then((module) => module.QrCode))

export interface ScanStepProps {
  /** `otpauth://totp/…`. */
  readonly uri: string
  readonly onConfirm: (form: TotpEnableForm) => Promise<unknown>
  /** A newer code replaced this one. */
  readonly onRestart: () => void
}

const empty: TotpEnableForm = { password: '', code: '' }

/** The secret in groups of four, for typing. */
const secretOf = (uri: string) =>
  (new URL(uri).searchParams.get('secret') ?? '').match(/.{1,4}/g)?.join(' ') ?? ''

const confirmPlacements = placements<typeof confirmTotp, 'code' | 'password'>({
  ALREADY_ENABLED_2FA: overForm,
  TOTP_NOT_ENABLED: overForm,
})

/** Step 0: the code to scan, then the password and the six digits that the app shows. */
export function ScanStep({ uri, onConfirm, onRestart }: ScanStepProps) {
  const { t } = useTranslation('security')
  const { t: common } = useTranslation()
  const { form, ...enable } = useForm({
    name: 'enableTwoFactor',
    schema: totpEnableForm,
    empty,
    placements: confirmPlacements,
    submit: onConfirm,
  })
  const { setFocus } = form
  // The dialog opened without content: its first field exists only now.
  useEffect(() => setFocus('password'), [setFocus])
  const secret = secretOf(uri)
  const lapsed = enable.failure?.items[0]?.code === 'TOTP_NOT_ENABLED'

  return (
    <form method="dialog" noValidate onSubmit={enable.onSubmit}>
      <Stack gap={16}>
        <div className={styles.scan}>
          <div className={styles.frame}>
            <Suspense>
              <QrCode text={uri} label={t('enable.qr')} />
            </Suspense>
          </div>
          <div className={styles.byHand}>
            <span className={styles.byHandTitle}>{t('enable.cannot')}</span>
            <span className={styles.byHandWords}>{t('enable.type')}</span>
            <span className={styles.secret}>{secret}</span>
            <CopyButton
              size="small"
              text={secret.replaceAll(' ', '')}
              label={t('enable.copySecret')}
              copiedLabel={common('copied')}
              failedLabel={t('enable.copyFailed')}
            />
          </div>
        </div>
        {enable.failure && (
          <RejectionAlert
            ref={enable.rejection}
            failure={enable.failure}
            {...(lapsed && { words: `${t('enable.lapsed')} ${t('enable.lapsedThen')}` })}
          />
        )}
        <PasswordInput {...enable.field('password', t('enable.password'))} autoComplete="current-password" />
        <OtpField {...enable.controlled('code', t('enable.code'))} length={TOTP.codeDigits} />
        {lapsed ? (
          <Button size="large" width="full" onClick={onRestart}>
            {t('enable.restart')}
          </Button>
        ) : (
          <Button
            type="submit"
            size="large"
            width="full"
            pending={enable.pending}
            pendingLabel={t('enable.pending')}
            disabledReason={enable.waits ? t('enable.change') : undefined}
          >
            {enable.failure ? common('retry') : t('enable.submit')}
          </Button>
        )}
      </Stack>
    </form>
  )
}
