import type { Category } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { section } from '../shared/page.css.ts'
import { pictureOf } from '../shared/project-facts.ts'
import * as styles from './home.css.ts'

/** Every category of project, with its picture. */
export function Kinds({ categories }: { readonly categories: readonly Category[] | undefined }) {
  const { t } = useTranslation('home')
  const { t: shell } = useTranslation('shell')
  const Anchor = useLink()
  if (!categories || categories.length === 0) return null
  return (
    <section className={section} style={below(520)}>
      <div className={styles.head}>
        <Heading level={2}>{t('kinds.title')}</Heading>
        <Link href="/projects/categories/0" placement="standalone" weight="semibold">
          {t('kinds.all')}
        </Link>
      </div>
      <ul className={styles.kinds}>
        {categories.map((category) => (
          <li key={category.id}>
            <Anchor className={styles.kind} href={`/projects/categories/${category.id}`}>
              <span className={styles.kindPicture}>
                <Picture
                  image={category.image ?? pictureOf({ main_image: null, name: category.name })}
                  ratio="1/1"
                  sizes="72px"
                  alt="none"
                  corners="control"
                />
              </span>
              <span className={styles.kindName}>
                {shell(`kinds.${category.id}` as 'kinds.1', { defaultValue: category.name })}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}
