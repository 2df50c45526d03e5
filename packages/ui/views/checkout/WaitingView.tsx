import type { Pledge } from '@kindling/api-client/model/pledge'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { useMessages } from '../form/messages.ts'
import { wrap } from '../shared/page.css.ts'

export interface WaitingViewProps {
  readonly pledge: Pledge
  readonly checkoutHref: string
}

/** The bank is slow or has rejected the charge: what that means, and what to do. */
export function WaitingView({ pledge, checkoutHref }: WaitingViewProps) {
  const { t } = useTranslation('checkout')
  const words = useMessages()
  if (pledge.failure) {
    return (
      <div className={wrap}>
        <ErrorState
          title={t('waiting.failed')}
          action={<ButtonLink href={checkoutHref}>{t('waiting.again')}</ButtonLink>}
        >
          {words({ code: pledge.failure.code, field: pledge.failure.field ?? undefined })}
        </ErrorState>
      </div>
    )
  }
  return (
    <div className={wrap} aria-live="polite">
      <ErrorState
        title={t('waiting.title')}
        {...(pledge.next_action && {
          action: <ButtonLink href={pledge.next_action.url}>{t('waiting.toBank')}</ButtonLink>,
        })}
      >
        {pledge.next_action ? t('waiting.bank') : t('waiting.words')}
      </ErrorState>
    </div>
  )
}
