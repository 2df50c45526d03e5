import { DELAY } from '@kindling/validation/limits'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx'
import { useAction } from '../shared/use-action.ts'
import { usePassing } from '../shared/use-passing.ts'
import { above } from './confirm-notice.css.ts'

// Most people never press it: its code is fetched on demand, so the band stays light.
const ResendOutcome = lazyPart(async () => (await import('./ResendOutcome.tsx')).ResendOutcome)

export interface ResendLinkProps extends Pick<ButtonProps, 'size' | 'width' | 'variant'> {
  /** The signed-in person's own address. */
  readonly email: string
  readonly onResend: (form: { email: string }) => Promise<unknown>
  /** Milliseconds the button waits after an e-mail was sent. @default 10 s */
  readonly cooldownMs?: number | undefined
}

/** Sends the confirmation link again and shows the outcome (spec 1 §4). */
export function ResendLink({
  email,
  onResend,
  cooldownMs = DELAY.resendCooldownMs,
  ...look
}: ResendLinkProps) {
  const { t } = useTranslation('shell')
  const [sent, rest] = usePassing<true>()
  const resend = useAction(async () => {
    await onResend({ email })
    rest(true, cooldownMs)
  })
  return (
    <div className={above}>
      {(resend.failure || sent) && (
        <Suspense fallback={null}>
          <ResendOutcome failure={resend.failure} email={email} />
        </Suspense>
      )}
      <div>
        <Button
          {...look}
          pending={resend.pending}
          pendingLabel={t('unconfirmed.sending')}
          disabledReason={sent ? t('unconfirmed.wait', { seconds: Math.ceil(cooldownMs / 1000) }) : undefined}
          reasonDisplay="spoken"
          onClick={() => void resend.run()}
        >
          {t('unconfirmed.again')}
        </Button>
      </div>
    </div>
  )
}
