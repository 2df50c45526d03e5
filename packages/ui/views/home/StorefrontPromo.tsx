import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { wrap } from '../shared/page.css.ts'
import { pictureOf } from '../shared/project-facts.ts'
import * as styles from './home.css.ts'

/** Names whose default pictures are used for the shelves; pictures are picked by name. */
const shelves = ['Kite', 'Blocks', 'Paper']

/** After a campaign: the storefront. Dark in both themes. */
export function StorefrontPromo() {
  const { t } = useTranslation('home')
  const Anchor = useLink()
  return (
    <section className={wrap} style={below(640)}>
      <div className={styles.promo}>
        <div>
          <Heading level={2}>{t('storefront.title')}</Heading>
          <p className={styles.promoWords}>{t('storefront.words')}</p>
          <Anchor className={styles.promoButton} href="/create/storefront">
            {t('storefront.open')}
          </Anchor>
        </div>
        <div className={styles.promoPictures}>
          {shelves.map((name) => (
            <Picture
              key={name}
              image={pictureOf({ main_image: null, name })}
              sizes="200px"
              alt="none"
              corners="control"
            />
          ))}
        </div>
      </div>
    </section>
  )
}
