import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as styles from './profile.css.ts'

/** Placeholder of a row, at its final height. */
export function ProjectRowSkeleton() {
  return (
    <div className={styles.row}>
      <Skeleton shape="picture" ratio="3 / 4" />
      <div className={styles.rowWords}>
        <Skeleton width="80%" height={20} />
        <Skeleton width="40%" />
        <Skeleton height={20} />
      </div>
    </div>
  )
}
