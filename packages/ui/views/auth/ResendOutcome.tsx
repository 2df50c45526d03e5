import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import type { Failure } from '../../state/failure.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'

export interface ResendOutcomeProps {
  /** Null: the e-mail was sent. */
  readonly failure: Failure | null
  readonly email: string
}

/** The outcome of sending the link again; its script and styles are fetched on the first press. */
export function ResendOutcome({ failure, email }: ResendOutcomeProps) {
  const { t } = useTranslation('shell')
  const rejection = useRejectionFocus(failure)
  if (failure) return <RejectionAlert ref={rejection} failure={failure} />
  return (
    <Alert tone="positive" arrival="announced">
      {t('unconfirmed.sent', { email })}
    </Alert>
  )
}
