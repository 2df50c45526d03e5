import type { ResendConfirmationForm } from '@kindling/validation/forms/resend-confirmation'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { failureOf } from '../shared/use-action.ts'
import { type ConfirmOutcome, outcomeOf } from './link-outcomes.ts'
import { ResendForm, type ResendFormProps } from './ResendForm.tsx'

export interface ConfirmEmailViewProps extends Pick<ResendFormProps, 'cooldownMs' | 'resetMs'> {
  /** The code of the link in the e-mail; empty if it was lost. */
  readonly code: string
  /** The signed-in person's address, to prefill the form for another e-mail. */
  readonly email?: string
  readonly onConfirm: (code: string) => Promise<unknown>
  readonly onResend: (form: ResendConfirmationForm) => Promise<unknown>
  readonly onClose: () => void
}

/** Outcomes after which another e-mail helps (spec 1 §4). */
const resends = new Set<ConfirmOutcome | 'pending'>(['not_found', 'expired', 'invalid_code'])

/** Confirms the e-mail of a link, over the home page, and shows the outcome (spec 1 §4). */
export function ConfirmEmailView({
  code,
  email = '',
  onConfirm,
  onResend,
  onClose,
  ...waits
}: ConfirmEmailViewProps) {
  const { t } = useTranslation('email')
  const [outcome, setOutcome] = useState<ConfirmOutcome | 'pending'>(code ? 'pending' : 'missing_code')
  const asked = useRef<string | null>(null)

  const ask = useCallback(async () => {
    setOutcome('pending')
    try {
      await onConfirm(code)
      setOutcome('success')
    } catch (error) {
      setOutcome(outcomeOf(failureOf(error).items[0]?.code))
    }
  }, [code, onConfirm])
  useEffect(() => {
    // A code works once: a second call with it would be rejected.
    if (!code || asked.current === code) return
    asked.current = code
    void ask()
  }, [code, ask])

  const next = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLSpanElement>(null)
  // During the call only the cross could be pressed: move focus to the new action or message.
  useEffect(() => {
    if (outcome === 'pending') return
    const first = next.current?.querySelector<HTMLElement>('input, button') ?? words.current
    first?.focus()
  }, [outcome])

  return (
    <Dialog
      open
      title={t(`confirm.${outcome}.title`)}
      description={
        <span ref={words} tabIndex={-1} aria-live="polite">
          {t(`confirm.${outcome}.words`)}
        </span>
      }
      closeLabel={t('confirm.close')}
      onClose={onClose}
      pending={outcome === 'pending'}
    >
      <div ref={next}>
        {resends.has(outcome) && <ResendForm email={email} onResend={onResend} {...waits} />}
        {outcome === 'success' && (
          <Button size="large" width="full" onClick={onClose}>
            {t('confirm.success.go')}
          </Button>
        )}
        {outcome === 'unreached' && (
          <Button size="large" width="full" onClick={() => void ask()}>
            {t('confirm.unreached.again')}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
