import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import type { PasskeyStop } from '../../state/passkey-stop.ts'

export interface PasskeyStopNoteProps {
  readonly why: PasskeyStop
}

/** The person need not fix anything: a quiet message, and the same button retries. */
export function PasskeyStopNote({ why }: PasskeyStopNoteProps) {
  const { t } = useTranslation('auth')
  return (
    <Alert tone={why === 'unable' ? 'warning' : 'info'} arrival="announced" title={t(`passkey.${why}`)}>
      {t(`passkey.${why}Then`)}
    </Alert>
  )
}
