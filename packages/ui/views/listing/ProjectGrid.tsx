import type { ProjectSummary } from '@kindling/api-client/model/project'
import { ProjectCard } from '../../widgets/ProjectCard/ProjectCard.tsx'
import { ProjectCardSkeleton } from '../../widgets/ProjectCard/ProjectCardSkeleton.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import * as styles from './listing.css.ts'

export interface ProjectGridProps {
  /** Undefined while they load. */
  readonly projects: readonly ProjectSummary[] | undefined
  readonly now: number
}

const firstRow = 4
const placeholders = Array.from({ length: 8 }, (_, index) => index)

/** Cards in rows; on a phone each card is a row. */
export function ProjectGrid({ projects, now }: ProjectGridProps) {
  const factsOf = useProjectFacts()
  return (
    <ul className={styles.grid} aria-busy={!projects}>
      {projects
        ? projects.map((project, index) => {
            const { href, image, percent, state, progress, deadline, protection, byline } = factsOf(
              project,
              now,
            )
            return (
              <li key={project.id} className={styles.cell}>
                <ProjectCard
                  level={2}
                  onPhone="row"
                  name={project.name}
                  {...{ href, image, percent, state, progress, deadline, protection, byline }}
                  loading={index < firstRow ? 'eager' : 'lazy'}
                />
              </li>
            )
          })
        : placeholders.map((place) => (
            <li key={place}>
              <ProjectCardSkeleton onPhone="row" />
            </li>
          ))}
    </ul>
  )
}
