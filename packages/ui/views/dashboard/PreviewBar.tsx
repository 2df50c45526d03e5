import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { CopyButton } from '../../widgets/CopyButton/CopyButton.tsx'
import * as styles from './preview.css.ts'

export interface PreviewBarProps {
  /** The private link. */
  readonly link: string
  /** The dashboard; null for those who cannot edit. */
  readonly backHref: string | null
  /** The rehearsal of its states; null for those who cannot edit, and while it runs. */
  readonly rehearseHref: string | null
}

/** Over a draft as a visitor would see it: what it is, the way back, and its link. */
export function PreviewBar({ link, backHref, rehearseHref }: PreviewBarProps) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.bar} aria-label={t('previewing.notice')}>
      <Text as="span" weight="semibold">
        {t('previewing.notice')}
      </Text>
      <span className={styles.actions}>
        {rehearseHref && (
          <ButtonLink variant="line" size="small" href={rehearseHref}>
            {t('previewing.rehearse')}
          </ButtonLink>
        )}
        {backHref && (
          <ButtonLink variant="line" size="small" href={backHref}>
            {t('previewing.back')}
          </ButtonLink>
        )}
        <CopyButton
          text={link}
          label={t('overview.copy')}
          copiedLabel={t('overview.copied')}
          failedLabel={t('overview.copyFailed')}
        />
      </span>
    </section>
  )
}
