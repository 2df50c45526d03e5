import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'

export interface SignupSuccessViewProps {
  /** Where the confirm letter went; null: the address is confirmed already, as after a social sign-up (spec 1 §4). */
  readonly letterTo: string | null
  readonly exploreHref: string
  readonly onClose: () => void
}

/** The first thing a new account sees, once: what there is to confirm, or that there is nothing. */
export function SignupSuccessView({ letterTo, exploreHref, onClose }: SignupSuccessViewProps) {
  const { t } = useTranslation('email')
  return (
    <Dialog
      open
      title={t('welcome.title')}
      description={letterTo === null ? t('welcome.ready') : t('welcome.letter', { email: letterTo })}
      closeLabel={t('welcome.close')}
      onClose={onClose}
    >
      <ButtonLink href={exploreHref} size="large" width="full">
        {t('welcome.explore')}
      </ButtonLink>
    </Dialog>
  )
}
