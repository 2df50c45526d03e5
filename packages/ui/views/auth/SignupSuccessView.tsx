import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'

export interface SignupSuccessViewProps {
  /** Address the confirmation e-mail went to; null: it is confirmed already, as after a social sign-up (spec 1 §4). */
  readonly mailTo: string | null
  readonly onClose: () => void
}

/** Shown once to a new account: what to confirm, or that nothing is left to confirm. */
export function SignupSuccessView({ mailTo, onClose }: SignupSuccessViewProps) {
  const { t } = useTranslation('email')
  return (
    <Dialog
      open
      title={t('welcome.title')}
      description={mailTo === null ? t('welcome.ready') : t('welcome.letter', { email: mailTo })}
      closeLabel={t('welcome.close')}
      onClose={onClose}
    >
      <Button size="large" width="full" onClick={onClose}>
        {t('welcome.goOn')}
      </Button>
    </Dialog>
  )
}
