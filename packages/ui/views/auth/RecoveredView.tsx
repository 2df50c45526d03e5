import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Outcome } from '../shared/Outcome.tsx'
import { Sheet } from '../shared/Sheet.tsx'

export interface RecoveredViewProps {
  /** Where two-factor is set up. */
  readonly settingsHref: string
  /** Where the person wanted to go. */
  readonly nextHref: string
}

/** Shown after a log-in with the recovery key: two-factor is off now, and can be set up again. */
export function RecoveredView({ settingsHref, nextHref }: RecoveredViewProps) {
  const { t } = useTranslation('auth')
  return (
    <Sheet title={t('recovered.title')}>
      <Stack gap={16}>
        <Outcome>{t('recovered.description')}</Outcome>
        <ButtonLink href={settingsHref} size="large" width="full">
          {t('recovered.again')}
        </ButtonLink>
        <ButtonLink href={nextHref} variant="quiet" size="large" width="full">
          {t('recovered.continue')}
        </ButtonLink>
      </Stack>
    </Sheet>
  )
}
