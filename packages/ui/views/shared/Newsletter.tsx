import { isEmail } from '@kindling/validation/rules/email'
import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './newsletter.css.ts'
import { section } from './page.css.ts'

export interface NewsletterProps {
  readonly onSubscribe: (email: string) => Promise<unknown>
}

type State =
  | { readonly kind: 'idle' | 'animating' | 'success' }
  | { readonly kind: 'error'; readonly code: string }

const known = [
  'EMAIL_MISSING',
  'INVALID_VALUE',
  'RATE_LIMITED',
  'NETWORK_FAILURE',
  'REQUEST_TIMEOUT',
] as const
const wordsOf = (code: string) => known.find((each) => each === code) ?? 'default'

/** One field and one button; idle, animating, success or error (spec 1 §4). Without the form library: it is on home. */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const { t } = useTranslation('home')
  const [state, setState] = useState<State>({ kind: 'idle' })
  const input = useRef<HTMLInputElement>(null)
  const messageId = useId()
  const inputId = useId()

  const fail = (code: string) => {
    setState({ kind: 'error', code })
    input.current?.focus()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.kind === 'animating') return
    // Read from the field itself, which may have been filled in before this script arrived.
    const address = input.current?.value.trim() ?? ''
    if (address === '') return fail('EMAIL_MISSING')
    if (!isEmail(address)) return fail('INVALID_VALUE')
    setState({ kind: 'animating' })
    try {
      await onSubscribe(address)
      setState({ kind: 'success' })
      if (input.current) input.current.value = ''
    } catch (error) {
      fail(error instanceof Error && 'code' in error ? String(error.code) : 'default')
    }
  }

  return (
    <section className={section} style={below(360)}>
      <form method="dialog" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <Heading level={2}>{t('newsletter.title')}</Heading>
          <p className={styles.words}>{t('newsletter.words')}</p>
        </div>
        <div>
          <div className={styles.row}>
            <label className={styles.label} htmlFor={inputId}>
              {t('newsletter.email')}
            </label>
            <input
              ref={input}
              id={inputId}
              className={styles.input}
              type="email"
              name="email"
              autoComplete="email"
              dir="ltr"
              placeholder={t('newsletter.placeholder')}
              aria-invalid={state.kind === 'error' || undefined}
              aria-describedby={messageId}
              onChange={() => {
                if (state.kind !== 'animating') setState({ kind: 'idle' })
              }}
            />
            <Button
              type="submit"
              size="large"
              pending={state.kind === 'animating'}
              pendingLabel={t('newsletter.sending')}
            >
              {t('newsletter.subscribe')}
            </Button>
          </div>
          <p id={messageId} className={state.kind === 'error' ? styles.error : styles.message} role="status">
            {state.kind === 'error' && t(`newsletter.errors.${wordsOf(state.code)}`)}
            {state.kind === 'success' && t('newsletter.success')}
          </p>
        </div>
      </form>
    </section>
  )
}
