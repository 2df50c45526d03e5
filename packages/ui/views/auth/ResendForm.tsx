import type { resendConfirmation } from '@kindling/api-client/contract/account'
import {
  type ResendConfirmationForm,
  resendConfirmationForm,
} from '@kindling/validation/forms/resend-confirmation'
import { DELAY } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { usePassing } from '../shared/use-passing.ts'

export interface ResendFormProps {
  /** The person's own address, if they are known. */
  readonly email: string
  readonly onResend: (form: ResendConfirmationForm) => Promise<unknown>
  /** Milliseconds the button waits after an e-mail was sent. @default 10 s */
  readonly cooldownMs?: number | undefined
  /** Milliseconds the button waits after a failure. @default 2 s */
  readonly resetMs?: number | undefined
}

type Rest = { readonly after: 'letter'; readonly email: string } | { readonly after: 'failure' }

const resendPlacements = placements<typeof resendConfirmation>({
  ALREADY_CONFIRMED: overFormUntilChanged,
})

/** Asks for another confirm e-mail (spec 1 §4): the button waits 10 s after one was sent, and 2 s after a failure. */
export function ResendForm({
  email,
  onResend,
  cooldownMs = DELAY.resendCooldownMs,
  resetMs = DELAY.resendResetMs,
}: ResendFormProps) {
  const { t } = useTranslation('email')
  const { t: auth } = useTranslation('auth')
  const [rest, pause] = usePassing<Rest>()
  const { form: _, ...resend } = useForm({
    name: 'resend',
    schema: resendConfirmationForm,
    empty: { email },
    placements: resendPlacements,
    submit: async (form) => {
      try {
        await onResend(form)
        pause({ after: 'letter', email: form.email }, cooldownMs)
      } catch (error) {
        pause({ after: 'failure' }, resetMs)
        throw error
      }
    },
  })
  const whyNot =
    rest?.after === 'letter'
      ? t('confirm.resend.wait')
      : rest?.after === 'failure'
        ? t('confirm.resend.moment')
        : undefined
  return (
    <form
      method="dialog"
      noValidate
      onSubmit={(event) => void (rest ? event.preventDefault() : resend.onSubmit(event))}
    >
      <Stack gap={16}>
        {resend.failure && <RejectionAlert ref={resend.rejection} failure={resend.failure} />}
        {rest?.after === 'letter' && (
          <Alert tone="positive" arrival="announced">
            {t('confirm.resend.sent', { email: rest.email })}
          </Alert>
        )}
        <TextField
          {...resend.field('email', auth('email'))}
          defaultValue={email}
          type="email"
          autoComplete="email"
        />
        <Button
          type="submit"
          width="full"
          pending={resend.pending}
          pendingLabel={t('confirm.resend.pending')}
          disabledReason={whyNot}
        >
          {t('confirm.resend.submit')}
        </Button>
      </Stack>
    </form>
  )
}
