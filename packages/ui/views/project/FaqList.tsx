import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { Disclosure } from '../../primitives/Disclosure/Disclosure.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { heading } from '../shared/rich-text.css.ts'
import * as styles from './story.css.ts'

export interface FaqListProps {
  readonly project: Project
  /** Maximum shown, with a link to all of them. All if absent. */
  readonly first?: number
  /** Address of the tab that has all of them. */
  readonly href: string
}

/** What backers asked, and what the creator answered. */
export function FaqList({ project, first, href }: FaqListProps) {
  const { t } = useTranslation('project')
  const { faq } = project
  const shown = first === undefined ? faq : faq.slice(0, first)
  return (
    <section aria-labelledby="questions">
      <div className={heading}>
        <Heading level={2} size="t26" id="questions">
          {t('faq.title')}
        </Heading>
      </div>
      <div className={styles.questions} {...(first !== undefined && { style: below(300) })}>
        {shown.length === 0 && <EmptyState title={t('faq.empty')}>{t('faq.emptyWords')}</EmptyState>}
        {shown.map(({ id, question, answer }, index) => (
          <Disclosure key={id} summary={question} initial={index === 0 ? 'open' : 'closed'}>
            <p className={styles.answer}>{answer}</p>
          </Disclosure>
        ))}
        {shown.length < faq.length && (
          <p className={styles.more}>
            <Link href={href} weight="semibold" placement="standalone">
              {t('faq.all', { count: faq.length })}
            </Link>
          </p>
        )}
      </div>
    </section>
  )
}
