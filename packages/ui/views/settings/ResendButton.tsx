import { DELAY } from '@kindling/validation/limits'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { usePassing } from '../shared/use-passing.ts'

export interface ResendButtonProps {
  readonly email: string
  readonly onResend: (form: { email: string }) => Promise<unknown>
  /** An e-mail was sent a moment ago: the button starts disabled. */
  readonly justSent?: boolean
  /** Milliseconds the button waits after an e-mail was sent. @default 10 s */
  readonly cooldownMs?: number | undefined
}

/** Sends the confirm e-mail again; the button then waits 10 s (spec 1 §4). */
export function ResendButton({
  email,
  onResend,
  justSent = false,
  cooldownMs = DELAY.resendCooldownMs,
}: ResendButtonProps) {
  const { t } = useTranslation('settings')
  const [rest, pause] = usePassing<true>()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [first, setFirst] = useState(justSent)
  useEffect(() => {
    if (!justSent) return
    const timer = setTimeout(() => setFirst(false), cooldownMs)
    return () => clearTimeout(timer)
  }, [justSent, cooldownMs])
  const resend = useAction(async () => {
    await onResend({ email })
    setSentTo(email)
    pause(true, cooldownMs)
  })
  const rejection = useRejectionFocus(resend.failure)
  return (
    <Stack gap={12}>
      {resend.failure && <RejectionAlert ref={rejection} failure={resend.failure} />}
      <Button
        variant="line"
        width={justSent ? 'full' : 'hug'}
        pending={resend.pending}
        pendingLabel={t('email.sending')}
        disabledReason={
          rest || first ? t('email.wait', { seconds: Math.ceil(cooldownMs / 1000) }) : undefined
        }
        onClick={() => void resend.run()}
      >
        {t('email.resend')}
      </Button>
      <VisuallyHidden>
        <span role="status">{sentTo === null ? '' : t('email.sentAgain', { email: sentTo })}</span>
      </VisuallyHidden>
    </Stack>
  )
}
