import type { ProjectSummary } from '@kindling/api-client/model/project'
import { useBelowFirst } from '../../state/below-first.ts'
import { ProjectCard } from '../../widgets/ProjectCard/ProjectCard.tsx'
import { ProjectCardSkeleton } from '../../widgets/ProjectCard/ProjectCardSkeleton.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import * as styles from './listing.css.ts'

export interface ProjectGridProps {
  /** Undefined while they load. */
  readonly projects: readonly ProjectSummary[] | undefined
  readonly now: number
  /** Pixels of the page above the window at first: where the person was when they left the list. @default 0 */
  readonly scrolled?: number | undefined
}

const firstRow = 4
const placeholders = Array.from({ length: 8 }, (_, index) => index)

/**
 * How many cards reach the end of the window. Rows are taken for lower than they are, and what is above the list for
 * less: a card too many costs a moment, a card too few is seen to be missing.
 */
function cardsUntil(bottom: number): number {
  const columns = innerWidth >= 1396 ? 4 : innerWidth >= 1024 ? 3 : innerWidth >= 700 ? 2 : 1
  const row = columns === 1 ? 150 : 440
  return columns * Math.ceil((bottom - 200) / row)
}

/** Cards in rows; on a phone each card is a row. */
export function ProjectGrid({ projects, now, scrolled = 0 }: ProjectGridProps) {
  const factsOf = useProjectFacts()
  const whole = useBelowFirst()
  const first = whole ? Number.POSITIVE_INFINITY : cardsUntil(scrolled + innerHeight)
  return (
    <ul className={styles.grid} aria-busy={!projects}>
      {projects
        ? projects.map((project, index) => {
            if (index >= first) return <li key={project.id} className={styles.cellToCome} />
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
