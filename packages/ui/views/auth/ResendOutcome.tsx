import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import type { Failure } from '../../state/failure.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'

export interface ResendOutcomeProps {
  /** Null: it was sent. */
  readonly failure: Failure | null
  readonly email: string
}

/** What came of sending the link again; its script and styles come with the first press. */
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
