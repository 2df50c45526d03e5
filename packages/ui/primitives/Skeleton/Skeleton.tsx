import { classes, layoutStyle, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './Skeleton.css.ts'

export const skeletonShapes = ['text', 'block', 'picture', 'disc'] as const

export interface SkeletonProps extends PassThroughProps {
  /** What it stands for: a line of text, a block, a picture or an avatar. @default 'text' */
  readonly shape?: (typeof skeletonShapes)[number]
  /** Px, or a share of the line as '60%'. @default '100%' */
  readonly width?: number | `${number}%`
  /** Px; the final height of the content. */
  readonly height?: number
  /** Instead of a height, for pictures: '3 / 4'. */
  readonly ratio?: `${number} / ${number}`
}

/** Placeholder of loading content, at its final size, from 150 ms on. Hidden from screen readers. */
export function Skeleton({ shape = 'text', width = '100%', height, ratio, layout, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classes(styles.skeleton, styles.shapes[shape])}
      {...passThrough(rest)}
      style={{
        inlineSize: width,
        blockSize: height ?? (ratio ? 'auto' : 14),
        aspectRatio: ratio,
        ...layoutStyle(layout),
      }}
    />
  )
}
