import type { ProjectSummary } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { ProjectCard } from '../../widgets/ProjectCard/ProjectCard.tsx'
import { ProjectCardSkeleton } from '../../widgets/ProjectCard/ProjectCardSkeleton.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import * as styles from './trust.css.ts'

export interface SimilarProjectsProps {
  readonly category: { readonly id: number; readonly name: string }
  /** Projects of the category without this one. */
  readonly read: ReadState<readonly ProjectSummary[]>
  readonly now: number
}

const shownAtMost = 4
const places = Array.from({ length: shownAtMost }, (_, index) => index)

/** Running projects of the same category; nothing where there are none. */
export function SimilarProjects({ category, read, now }: SimilarProjectsProps) {
  const { t } = useTranslation('trust')
  const { t: shell } = useTranslation('shell')
  const factsOf = useProjectFacts()
  if (read.data?.length === 0) return null
  if (read.error)
    return (
      <SectionFailed title={t('similar.failed')} onRetry={read.retry}>
        {t('similar.safe')}
      </SectionFailed>
    )
  return (
    <section aria-labelledby="similar" aria-busy={!read.data}>
      <div className={styles.head}>
        <Heading level={2} size="t26" id="similar">
          {t('similar.title')}
        </Heading>
        <Link href={`/projects/categories/${category.id}`}>
          {t('similar.all', {
            category: shell(`kinds.${category.id}` as 'kinds.1', { defaultValue: category.name }),
          })}
        </Link>
      </div>
      {!read.data && (
        <span className={hidden} role="status">
          {t('similar.loading')}
        </span>
      )}
      <ul className={styles.cards}>
        {read.data
          ? read.data.slice(0, shownAtMost).map((project) => {
              const { href, image, percent, state, progress, deadline, protection, byline } = factsOf(
                project,
                now,
              )
              return (
                <li key={project.id}>
                  <ProjectCard
                    onPhone="row"
                    name={project.name}
                    {...{ href, image, percent, state, progress, deadline, protection, byline }}
                  />
                </li>
              )
            })
          : places.map((place) => (
              <li key={place}>
                <ProjectCardSkeleton onPhone="row" />
              </li>
            ))}
      </ul>
    </section>
  )
}
