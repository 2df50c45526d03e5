import type { FaqItem } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './discussion.css.ts'

export interface BeforeYouAskProps {
  readonly faq: readonly FaqItem[]
  /** The tab with all questions. */
  readonly href: string
}

const shown = 3

/** The first questions that the creator has answered already. */
export function BeforeYouAsk({ faq, href }: BeforeYouAskProps) {
  const { t } = useTranslation('community')
  return (
    <section className={styles.before} aria-labelledby="before-you-ask">
      <Heading level={2} size="t21" id="before-you-ask">
        {t('before.title')}
      </Heading>
      {faq.slice(0, shown).map(({ id, question, answer }) => (
        <Disclosure key={id} summary={question} group="before-you-ask">
          <p>{answer}</p>
        </Disclosure>
      ))}
      {faq.length > shown && (
        <Link href={href} placement="standalone">
          {t('before.all')}
        </Link>
      )}
    </section>
  )
}
