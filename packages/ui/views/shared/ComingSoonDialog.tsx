import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'

/** Announced features that do not exist yet (spec 1 §2). */
export const comingSoonTopics = ['handbook', 'forum'] as const
export type ComingSoonTopic = (typeof comingSoonTopics)[number]

export interface ComingSoonDialogProps {
  readonly topic: ComingSoonTopic
  readonly onClose: () => void
}

/** Says that a feature is coming, and where to look until then. */
export function ComingSoonDialog({ topic, onClose }: ComingSoonDialogProps) {
  const { t } = useTranslation('shell')
  const { t: common } = useTranslation()
  return (
    <Dialog
      open
      title={t('comingSoon.title')}
      description={t(`comingSoon.${topic}`)}
      closeLabel={common('close')}
      onClose={onClose}
    >
      <ButtonLink href="/learn/questions/creators" variant="line" onClick={onClose}>
        {t('comingSoon.meanwhile')}
      </ButtonLink>
    </Dialog>
  )
}
