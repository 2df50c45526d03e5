import { useTranslation } from 'react-i18next'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { useReading } from '../shared/use-reading.ts'
import * as styles from './story.css.ts'

export interface StoryNavProps {
  readonly sections: readonly { readonly id: string; readonly title: string }[]
}

/** The headings of a story, with the one being read marked. From 1180 px on. */
export function StoryNav({ sections }: StoryNavProps) {
  const { t } = useTranslation('project')
  const Anchor = useLink()
  const reading = useReading(sections.map(({ id }) => id))
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      <ul className={styles.navList}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Anchor
              href={`#${id}`}
              className={styles.navLinks[id === reading ? 'here' : 'rest']}
              aria-current={id === reading ? 'location' : undefined}
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
