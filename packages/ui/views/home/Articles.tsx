import arrowRight from 'lucide-react/icons/arrow-right'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { section } from '../shared/page.css.ts'
import * as styles from './home.css.ts'

/** Articles of the workshop: each is a question of the knowledge center, with its reading time in minutes. */
const articles = [
  { key: 'vote', id: 'milestone-vote', minutes: 2 },
  { key: 'grove', id: 'after-a-failed-campaign', minutes: 2 },
  { key: 'hold', id: 'how-much-to-hold', minutes: 1 },
  { key: 'charged', id: 'when-charged', minutes: 1 },
] as const

export function Articles() {
  const { t } = useTranslation('home')
  const Anchor = useLink()
  return (
    <section className={section} style={below(520)}>
      <Heading level={2} layout={{ marginBlockEnd: 20 }}>
        {t('articles.title')}
      </Heading>
      <ul className={styles.articles}>
        {articles.map(({ key, id, minutes }) => (
          <li key={id}>
            <Anchor className={styles.article} href={`/learn/question/${id}`}>
              <span className={styles.small}>{t(`articles.${key}.kind`)}</span>
              <Heading level={3}>{t(`articles.${key}.title`)}</Heading>
              <span className={styles.small}>{t('articles.minutes', { count: minutes })}</span>
              <span className={styles.arrow}>
                <Icon icon={arrowRight} size={20} />
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
