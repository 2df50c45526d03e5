import type { ReactNode } from 'react'
import { below } from '../../loading/below.ts'
import { CreatorRecord, type CreatorRecordProps } from './CreatorRecord.tsx'
import { SimilarProjects, type SimilarProjectsProps } from './SimilarProjects.tsx'
import * as styles from './trust.css.ts'

export interface ProjectEndProps {
  readonly creator: CreatorRecordProps
  readonly similar: SimilarProjectsProps
  /** Tasks for backers, if there are any. */
  readonly bonuses?: ReactNode
}

/** The end of a project's page: whether to trust its creator, and what else there is. */
export function ProjectEnd({ creator, similar, bonuses }: ProjectEndProps) {
  return (
    <div className={styles.end} style={below(900)}>
      {bonuses}
      <CreatorRecord {...creator} />
      <SimilarProjects {...similar} />
    </div>
  )
}
