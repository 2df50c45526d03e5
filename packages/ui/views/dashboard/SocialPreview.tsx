import type { Image } from '@kindling/api-client/model/wire'
import { useTranslation } from 'react-i18next'
import { Text } from '../../primitives/Text/Text.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import * as styles from './social-preview.css.ts'

interface SocialPreviewProps {
  readonly image: Image
  /** Of the site, as networks write it. */
  readonly host: string
  readonly name: string
  readonly blurb: string
}

/** A link to the project about as social networks show it. */
export function SocialPreview({ image, host, name, blurb }: SocialPreviewProps) {
  const { t } = useTranslation('dashboard')
  return (
    <figure className={styles.link} aria-label={t('pictures.socialShown')}>
      <div className={styles.picture}>
        <Picture image={image} ratio="fill" sizes="360px" alt="none" corners="none" />
      </div>
      <figcaption className={styles.words}>
        <Text size="t14" tone="muted">
          {host}
        </Text>
        <Text weight="semibold">{name}</Text>
        <span className={styles.blurb}>{blurb}</span>
      </figcaption>
    </figure>
  )
}
