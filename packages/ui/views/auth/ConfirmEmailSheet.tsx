import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import type { Failure } from '../../state/failure.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { type ConfirmOutcome, outcomeOf } from './link-outcomes.ts'

export interface ConfirmEmailSheetProps {
  /** Where the form goes: the address of the link itself. */
  readonly action: string
  /** Outcome of the form; a null failure means success. Null: it was not sent yet. */
  readonly answered: { readonly failure: Failure | null } | null
  readonly homeHref: string
  /** Where another e-mail is asked for. */
  readonly settingsHref: string
}

/** Outcomes after which the link is dead and another e-mail helps. */
const dead = new Set<ConfirmOutcome>(['not_found', 'expired', 'invalid_code', 'missing_code'])

/**
 * Confirms an e-mail without scripts: opening a link changes nothing, so the person confirms with a press. The outcome
 * is shown on the page, not in a dialog.
 */
export function ConfirmEmailSheet({ action, answered, homeHref, settingsHref }: ConfirmEmailSheetProps) {
  const { t } = useTranslation('email')
  const outcome =
    answered && (answered.failure ? outcomeOf(answered.failure.items[0]?.code) : ('success' as const))
  const send = (words: string) => (
    <form method="post" action={action}>
      <Button type="submit" size="large" width="full">
        {words}
      </Button>
    </form>
  )
  if (!outcome)
    return (
      <Sheet title={t('confirm.ask.title')} description={t('confirm.ask.words')}>
        {send(t('confirm.ask.submit'))}
      </Sheet>
    )
  const title = t(`confirm.${outcome}.title`)
  const words = t(`confirm.${outcome}.words`)
  return (
    <Sheet title={title} description={words}>
      {outcome === 'unreached' || outcome === 'later' ? (
        send(t('confirm.unreached.again'))
      ) : (
        <ButtonLink href={dead.has(outcome) ? settingsHref : homeHref} size="large" width="full">
          {dead.has(outcome) ? t('confirm.resend.submit') : t('confirm.success.go')}
        </ButtonLink>
      )}
    </Sheet>
  )
}
