import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as styles from './RewardCard.css.ts'

/** Placeholder of a reward: picture, text and stub at their final heights. */
export function RewardCardSkeleton() {
  return (
    <div className={styles.states.available} aria-hidden="true">
      <div className={styles.top}>
        <div className={styles.words}>
          <Skeleton width={90} height={26} />
          <Skeleton width={120} layout={{ marginBlockStart: 8 }} />
        </div>
        <Skeleton shape="block" width={96} height={128} />
      </div>
      <div className={styles.body}>
        <Skeleton />
        <Skeleton width="80%" layout={{ marginBlockStart: 8 }} />
      </div>
      <div className={styles.stub}>
        <Skeleton shape="block" height={44} />
      </div>
    </div>
  )
}
