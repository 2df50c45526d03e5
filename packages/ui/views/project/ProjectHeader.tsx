import type { Project } from '@kindling/api-client/model/project'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import * as styles from './head.css.ts'

export interface ProjectHeaderProps {
  readonly project: Project
  readonly categoryHref: string
}

/** Name, one-sentence description, and category. */
export function ProjectHeader({ project, categoryHref }: ProjectHeaderProps) {
  return (
    <header className={styles.head}>
      <p className={styles.place}>
        <Link href={categoryHref}>{project.category.name}</Link>
        {project.location && ` · ${project.location}`}
      </p>
      <div className={styles.title}>
        <Heading level={1}>{project.name}</Heading>
      </div>
      <p className={styles.blurb}>{project.blurb}</p>
    </header>
  )
}
