import type { Reward } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import * as styles from './rewards.css.ts'

/** What can be chosen beside a reward, in the cart. */
export function AddOnsList({ addOns }: { readonly addOns: readonly Reward[] }) {
  const { t } = useTranslation('project')
  return (
    <section className={styles.support} aria-labelledby="add-ons">
      <Heading level={3} size="t18" id="add-ons">
        {t('addOns.title')}
      </Heading>
      <p className={styles.numbers}>{t('addOns.lead')}</p>
      <ul className={styles.addOns}>
        {addOns.map(({ id, title, price }) => (
          <li key={id} className={styles.addOn}>
            {title} <Money cents={price} />
          </li>
        ))}
      </ul>
    </section>
  )
}
