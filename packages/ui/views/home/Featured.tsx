import type { ProjectSummary } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { BackerProtectionTag } from '../../widgets/BackerProtectionTag/BackerProtectionTag.tsx'
import { FundingProgress } from '../../widgets/FundingProgress/FundingProgress.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import type { ReadState } from '../shared/read-state.ts'
import * as styles from './hero.css.ts'

export interface FeaturedProps {
  /** Null: no project is featured now. */
  readonly read: ReadState<ProjectSummary | null>
  readonly now: number
}

/** The project of the week, wide. */
export function Featured({ read, now }: FeaturedProps) {
  const { t } = useTranslation('home')
  const { money } = useFormat()
  const Anchor = useLink()
  const factsOf = useProjectFacts()
  const project = read.data
  if (project === null) return null
  if (!project) {
    return (
      <div className={styles.featuredBlank} aria-busy={!read.error}>
        {read.error && (
          <>
            <p>{t('unavailable')}</p>
            <Button variant="line" onClick={read.retry}>
              {t('retry')}
            </Button>
          </>
        )}
      </div>
    )
  }
  const facts = factsOf(project, now)
  return (
    <article className={styles.featured}>
      <div className={styles.featuredPicture}>
        <Picture
          image={project.wide_image ?? facts.image}
          ratio="16/9"
          sizes="(min-width: 1100px) 740px, 100vw"
          loading="first"
        />
      </div>
      <div className={styles.featuredWords}>
        <div>
          <p className={styles.eyebrow}>{t('featured')}</p>
          <Heading level={2} size="t26">
            <Anchor href={facts.href} className={styles.featuredLink}>
              {project.name}
            </Anchor>
          </Heading>
          <p className={styles.featuredBy}>{facts.byline}</p>
        </div>
        <div>
          <p>
            <strong className={styles.featuredAmount}>
              <bdi dir="ltr">{money(project.total_pledged, { fractions: 'never' })}</bdi>
            </strong>{' '}
            <span className={styles.small}>{t('ofGoal', { goal: money(project.funding_goal) })}</span>
          </p>
          <FundingProgress percent={facts.percent} state={facts.state} label={facts.progress} size="main" />
          <p className={styles.featuredFacts}>
            <strong>{facts.progress}</strong>
            <span className={styles.small}>{facts.deadline}</span>
          </p>
          {facts.protection && (
            <BackerProtectionTag label={facts.protection} layout={{ marginBlockStart: 8 }} />
          )}
        </div>
      </div>
    </article>
  )
}
