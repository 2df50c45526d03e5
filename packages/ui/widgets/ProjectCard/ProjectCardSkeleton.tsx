import { classes } from '../../theme/layout.ts'
import * as styles from './ProjectCard.css.ts'
import type { ProjectCardProps } from './ProjectCard.tsx'

/** Placeholder of a card: the same heights, nothing jumps. */
export function ProjectCardSkeleton({ onPhone = 'card' }: Pick<ProjectCardProps, 'onPhone'>) {
  return (
    <div className={classes(styles.card, onPhone === 'row' && styles.row)} aria-hidden="true">
      <div className={styles.picture}>
        <div className={styles.pictureSkeleton} />
      </div>
      <div className={styles.title}>
        <div className={styles.line} style={{ inlineSize: '85%' }} />
        <div className={styles.line} style={{ inlineSize: '50%' }} />
      </div>
      <div className={styles.line} style={{ inlineSize: '60%', blockSize: 14, marginBlock: '7px 14px' }} />
      <div className={styles.cord} />
      <div className={styles.line} style={{ inlineSize: '100%', blockSize: 14, marginBlock: 8 }} />
    </div>
  )
}
