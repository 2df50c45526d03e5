import type { requestPasswordReset } from '@kindling/api-client/contract/auth'
import { type ForgotPasswordForm, forgotPasswordForm } from '@kindling/validation/forms/forgot-password'
import { DELAY } from '@kindling/validation/limits'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { Outcome } from '../shared/Outcome.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useAction } from '../shared/use-action.ts'
import { usePassing } from '../shared/use-passing.ts'
import * as styles from './auth.css.ts'

export interface ForgotPasswordViewProps {
  /** The e-mail known so far: typed at the log-in or written in the address. */
  readonly email?: string
  readonly loginHref: string
  /** Answers the same whether or not the address is registered. */
  readonly onRequest: (form: ForgotPasswordForm) => Promise<unknown>
  /** Milliseconds until the e-mail may be asked for again. @default 10 s */
  readonly cooldownMs?: number
}

/** Asks for a link that resets the password (spec 1 §2), then says what to do next. */
export function ForgotPasswordView({
  email = '',
  loginHref,
  onRequest,
  cooldownMs = DELAY.resendCooldownMs,
}: ForgotPasswordViewProps) {
  const { t } = useTranslation('email')
  const { t: auth } = useTranslation('auth')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { form: _, ...ask } = useForm({
    name: 'forgotPassword',
    schema: forgotPasswordForm,
    empty: { email },
    placements: placements<typeof requestPasswordReset>(),
    submit: async (form) => {
      await onRequest(form)
      setSentTo(form.email)
    },
  })
  const footer = (
    <>
      {t('forgot.remembered')}{' '}
      <Link href={loginHref} weight="semibold">
        {t('forgot.login')}
      </Link>
    </>
  )
  if (sentTo !== null)
    return (
      <Sent
        email={sentTo}
        footer={footer}
        cooldownMs={cooldownMs}
        onAgain={() => onRequest({ email: sentTo })}
        onOther={() => setSentTo(null)}
      />
    )
  return (
    <Sheet title={t('forgot.title')} description={t('forgot.description')} footer={footer}>
      {/* A form sent without scripts comes back with the e-mail filled in: nothing in it is secret. */}
      <form noValidate method="get" action="/forgot-password" onSubmit={ask.onSubmit}>
        <Stack gap={16}>
          {ask.failure && <RejectionAlert ref={ask.rejection} failure={ask.failure} />}
          <TextField
            {...ask.field('email', auth('email'))}
            defaultValue={email}
            type="email"
            autoComplete="username"
          />
          <SubmitButton
            of={ask}
            size="large"
            width="full"
            pendingLabel={t('forgot.pending')}
            change={t('forgot.change')}
          >
            {t('forgot.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Sheet>
  )
}

interface SentProps {
  readonly email: string
  readonly footer: ReactNode
  readonly cooldownMs: number
  readonly onAgain: () => Promise<unknown>
  readonly onOther: () => void
}

function Sent({ email, footer, cooldownMs, onAgain, onOther }: SentProps) {
  const { t } = useTranslation('email')
  const [cooling, cool] = usePassing<true>()
  const again = useAction(async () => {
    await onAgain()
    cool(true, cooldownMs)
  })
  const rejection = useRejectionFocus(again.failure)
  return (
    <Sheet title={t('forgot.sent.title')} footer={footer}>
      <Stack gap={16}>
        {again.failure && <RejectionAlert ref={rejection} failure={again.failure} />}
        <Outcome>{t('forgot.sent.words', { email })}</Outcome>
        <p className={styles.hint}>{t('forgot.sent.spam')}</p>
        <Button
          variant="line"
          width="full"
          pending={again.pending}
          pendingLabel={t('forgot.pending')}
          disabledReason={cooling ? t('forgot.sent.wait') : undefined}
          onClick={() => void again.run()}
        >
          {t('forgot.sent.again')}
        </Button>
        <Button variant="quiet" width="full" onClick={onOther}>
          {t('forgot.sent.other')}
        </Button>
      </Stack>
    </Sheet>
  )
}
