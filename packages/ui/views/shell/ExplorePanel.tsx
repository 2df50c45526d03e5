import type { Category } from '@kindling/api-client/model/project'
import flame from 'lucide-react/icons/flame'
import packageCheck from 'lucide-react/icons/package-check'
import sprout from 'lucide-react/icons/sprout'
import trendingUp from 'lucide-react/icons/trending-up'
import x from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { listingMoments } from '../shared/listing-moments.ts'
import { pictureOf } from '../shared/project-facts.ts'
import * as styles from './explore.css.ts'

const icons = {
  'recently-launched': sprout,
  trending: trendingUp,
  'almost-funded': flame,
  'past-successes': packageCheck,
} as const

export interface ExplorePanelProps {
  readonly categories: readonly Category[] | undefined
  readonly onClose: () => void
  /** A link was followed: the panel closes. */
  readonly onChosen: () => void
}

const placeholders = Array.from({ length: 10 }, (_, index) => index)

/** Every category as a tile, and the four listing options. 'All projects' is the client's own, with id 0. */
export function ExplorePanel({ categories, onClose, onChosen }: ExplorePanelProps) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true }), [])
  const all: Category = { id: 0, name: t('explore.all'), image: pictureOf({ main_image: null, name: 'All' }) }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links inside answer to the keyboard; their press bubbles here
    <nav
      ref={panel}
      className={styles.panel}
      aria-label={t('explore.label')}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onChosen()}
    >
      <div className={styles.inner}>
        <div>
          <p className={styles.heading}>{t('explore.byKind')}</p>
          <ul className={styles.kinds} aria-busy={!categories}>
            {categories
              ? [all, ...categories].map((category) => (
                  <li key={category.id}>
                    <Anchor className={styles.kind} href={`/projects/categories/${category.id}`}>
                      <Picture
                        image={category.image ?? pictureOf({ main_image: null, name: category.name })}
                        ratio="4/3"
                        sizes="180px"
                        alt="none"
                        corners="control"
                      />
                      <span>{t(`kinds.${category.id}` as 'kinds.1', { defaultValue: category.name })}</span>
                    </Anchor>
                  </li>
                ))
              : placeholders.map((place) => <li key={place} className={styles.blank} />)}
          </ul>
        </div>
        <div>
          <div className={styles.momentsHead}>
            <p className={styles.heading}>{t('explore.byMoment')}</p>
            <div className={styles.close}>
              <IconButton label={t('explore.close')} icon={x} onClick={onClose} />
            </div>
          </div>
          <ul>
            {listingMoments.map((moment) => (
              <li key={moment}>
                <Anchor className={styles.moment} href={`/projects/${moment}`}>
                  <span className={styles.momentIcon}>
                    <Icon icon={icons[moment]} />
                  </span>
                  <span>
                    <strong className={styles.momentName}>{t(`moments.${moment}.name`)}</strong>
                    <span className={styles.momentHint}>{t(`moments.${moment}.hint`)}</span>
                  </span>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </nav>
  )
}
