import { below } from '../../loading/below.ts'
import { CreatorRecord, type CreatorRecordProps } from './CreatorRecord.tsx'
import { SimilarProjects, type SimilarProjectsProps } from './SimilarProjects.tsx'
import * as styles from './trust.css.ts'

export interface ProjectEndProps {
  readonly creator: CreatorRecordProps
  readonly similar: SimilarProjectsProps
}

/** The end of a project's page: whether to trust its creator, and what else there is. */
export function ProjectEnd({ creator, similar }: ProjectEndProps) {
  return (
    <div className={styles.end} style={below(900)}>
      <CreatorRecord {...creator} />
      <SimilarProjects {...similar} />
    </div>
  )
}
