import { useTranslation } from 'react-i18next'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { RewardCardSkeleton } from '../../widgets/RewardCard/RewardCardSkeleton.tsx'
import * as head from './head.css.ts'
import * as panel from './panel.css.ts'
import * as styles from './project.css.ts'
import * as rewards from './rewards.css.ts'

/** Placeholder of a project's page while it loads, at its final heights. */
export function ProjectSkeleton() {
  const { t } = useTranslation('project')
  return (
    <div className={styles.page} aria-busy="true">
      <p role="status" className={hidden}>
        {t('loading')}
      </p>
      <div className={head.head}>
        <Skeleton width={180} height={21} />
        <Skeleton width="80%" height={48} layout={{ marginBlock: 8 }} />
        <Skeleton width="60%" height={28} />
      </div>
      <div className={styles.top}>
        <Skeleton shape="picture" ratio="16 / 9" />
        <div className={panel.panel}>
          <Skeleton width={220} height={46} />
          <Skeleton width={180} height={17} />
          <Skeleton height={4} layout={{ marginBlock: 8 }} />
          <Skeleton height={50} />
          <Skeleton shape="block" height={52} />
          <Skeleton height={90} />
          <Skeleton height={48} />
        </div>
      </div>
      <div className={head.bar}>
        <Skeleton width={320} height={27} layout={{ marginBlock: 12 }} />
        <span className={head.compactPledge} />
      </div>
      <div className={styles.columns}>
        <span />
        <div>
          <Skeleton width={240} height={30} layout={{ marginBlockEnd: 12 }} />
          {[100, 96, 98, 70].map((width) => (
            <Skeleton key={width} width={`${width}%`} height={16} layout={{ marginBlockEnd: 12 }} />
          ))}
        </div>
        <div className={rewards.list}>
          <RewardCardSkeleton />
          <RewardCardSkeleton />
        </div>
      </div>
    </div>
  )
}
