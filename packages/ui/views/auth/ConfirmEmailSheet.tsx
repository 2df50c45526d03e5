import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import type { Failure } from '../../state/failure.ts'
import { Sheet } from '../shared/Sheet.tsx'
import { type ConfirmOutcome, outcomeOf } from './email-placements.ts'

export interface ConfirmEmailSheetProps {
  /** Where the form goes: the address of the link itself. */
  readonly action: string
  /** What came of it: nothing was rejected, or why. Null: it was not asked yet. */
  readonly answered: { readonly failure: Failure | null } | null
  readonly homeHref: string
  /** Where another e-mail is asked for. */
  readonly settingsHref: string
}

/** Outcomes after which the link is of no more use, and another e-mail helps. */
const dead = new Set<ConfirmOutcome>(['not_found', 'expired', 'invalid_code', 'missing_code'])

/**
 * Confirming an e-mail where no script does it: opening a link changes nothing, so it is asked with a press. What came
 * of it stands on the page and not in a dialog.
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
