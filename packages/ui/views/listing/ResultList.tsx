import type { ProjectSummary } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { FundingProgress } from '../../widgets/FundingProgress/FundingProgress.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { Marked } from '../shared/Marked.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import * as styles from './results.css.ts'

export interface ResultListProps {
  /** Undefined while they load. */
  readonly projects: readonly ProjectSummary[] | undefined
  /** The search text. */
  readonly text: string
  readonly now: number
}

const placeholders = Array.from({ length: 5 }, (_, index) => index)
const firstLook = 4

/** Search results, one project a row: what it is, and how far it has come. */
export function ResultList({ projects, text, now }: ResultListProps) {
  return (
    <ul className={styles.list} aria-busy={!projects}>
      {projects
        ? projects.map((project, index) => (
            <li key={project.id}>
              <Row {...{ project, text, now }} loading={index < firstLook ? 'eager' : 'lazy'} />
            </li>
          ))
        : placeholders.map((place) => (
            <li key={place} className={styles.row} aria-hidden="true">
              <div className={styles.pictureBlank} />
              <div className={styles.words}>
                <Skeleton width="70%" height={22} />
                <Skeleton width="45%" />
              </div>
              <div className={styles.facts}>
                <Skeleton width="100%" />
              </div>
            </li>
          ))}
    </ul>
  )
}

interface RowProps {
  readonly project: ProjectSummary
  readonly text: string
  readonly now: number
  readonly loading: 'eager' | 'lazy'
}

function Row({ project, text, now, loading }: RowProps) {
  const { t } = useTranslation('listing')
  const { money } = useFormat()
  const Anchor = useLink()
  const { href, image, percent, state, progress, deadline, byline } = useProjectFacts()(project, now)
  return (
    <article className={styles.row}>
      <Picture
        image={image}
        sizes="(min-width: 700px) 102px, 88px"
        alt="none"
        corners="control"
        loading={loading}
      />
      <div className={styles.words}>
        <Heading level={2} size="t21">
          <Anchor href={href} className={styles.link}>
            <Marked name={project.name} text={text} />
          </Anchor>
        </Heading>
        <p className={styles.byline}>{byline}</p>
        <p className={styles.blurb}>{project.blurb}</p>
      </div>
      <div className={styles.facts}>
        <FundingProgress percent={percent} state={state} label={progress} />
        <p className={styles.between}>
          <strong>{progress}</strong>
          <span className={styles.quiet}>{deadline}</span>
        </p>
        {project.funding_goal > 0 && (
          <p className={styles.quiet}>
            <strong className={styles.amount}>{money(project.total_pledged)}</strong>{' '}
            {t('search.ofGoal', { goal: money(project.funding_goal) })}
          </p>
        )}
      </div>
    </article>
  )
}
