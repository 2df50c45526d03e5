import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { Failure } from '../../state/failure.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { Newsletter } from '../shared/Newsletter.tsx'
import { Outcome } from '../shared/Outcome.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useAction } from '../shared/use-action.ts'
import { deadNewsletter } from './newsletter-placement.ts'

export interface NewsletterLinkViewProps {
  /** What the link in the e-mail does. */
  readonly purpose: 'confirm' | 'unsubscribe'
  /** The code of the link; empty if it was lost. */
  readonly code: string
  /** Where the form goes without scripts: the address of the link itself. */
  readonly action: string
  /** Outcome of that form; a null failure means success. Null: it was not sent yet. */
  readonly answered: { readonly failure: Failure | null } | null
  readonly homeHref: string
  readonly onSend: (code: string) => Promise<unknown>
  /** Asks for another e-mail. */
  readonly onSubscribe: (email: string) => Promise<unknown>
}

/**
 * Opened by a link in a newsletter, or by the unsubscribe link of any e-mail that has one. Confirming starts by itself if scripts run; without them, and to unsubscribe, it
 * takes one press, so that a program that only follows links changes nothing.
 */
export function NewsletterLinkView({
  purpose,
  code,
  action,
  answered,
  homeHref,
  onSend,
  onSubscribe,
}: NewsletterLinkViewProps) {
  const { t } = useTranslation('email', { keyPrefix: 'newsletter' })
  const { t: common } = useTranslation()
  const [done, setDone] = useState(answered !== null && answered.failure === null)
  const send = useAction(async () => {
    await onSend(code)
    setDone(true)
  }, answered?.failure)
  const rejection = useRejectionFocus(send.failure)
  const asked = useRef(answered === null ? null : code)
  const begin = useEffectEvent(() => {
    // A code works once: a second call with it is rejected.
    if (purpose !== 'confirm' || code === '' || asked.current === code) return
    asked.current = code
    void send.run()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another beginning.
  useEffect(() => begin(), [code])

  const refused = send.failure?.items[0]?.code
  const already = purpose === 'confirm' && refused === 'ALREADY_CONFIRMED'
  if (done || already) {
    const key = already ? 'confirm.already' : (`${purpose}.done` as const)
    return (
      <Sheet title={t(`${key}.title`)}>
        <Stack gap={16}>
          <Outcome>{t(`${key}.words`)}</Outcome>
          <ButtonLink href={homeHref} size="large" width="full">
            {t(`${purpose}.done.go`)}
          </ButtonLink>
        </Stack>
      </Sheet>
    )
  }
  const dead = code === '' ? 'NOT_FOUND' : deadNewsletter.of(refused)
  if (dead)
    return (
      <>
        <Sheet title={t(`${purpose}.dead.title`)}>
          <Stack gap={16}>
            <Alert tone="danger" arrival="announced" ref={rejection}>
              {purpose === 'confirm' ? t(`confirm.dead.${dead}`) : t('unsubscribe.dead.NOT_FOUND')}
            </Alert>
            <ButtonLink href={homeHref} size="large" width="full">
              {t(`${purpose}.done.go`)}
            </ButtonLink>
          </Stack>
        </Sheet>
        {purpose === 'confirm' && <Newsletter onSubscribe={onSubscribe} />}
      </>
    )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send.run()
  }
  return (
    <Sheet title={t(`${purpose}.ask.title`)} description={t(`${purpose}.ask.words`)}>
      <form method="post" action={action} onSubmit={submit}>
        <Stack gap={16}>
          {send.failure && <RejectionAlert ref={rejection} failure={send.failure} />}
          <Button
            type="submit"
            size="large"
            width="full"
            pending={send.pending}
            pendingLabel={t(`${purpose}.pending`)}
          >
            {send.failure ? common('retry') : t(`${purpose}.ask.submit`)}
          </Button>
        </Stack>
      </form>
    </Sheet>
  )
}
