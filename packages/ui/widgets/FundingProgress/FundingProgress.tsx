import { shownPercent } from '@kindling/validation/rules/funding'
import check from 'lucide-react/icons/check'
import type { CSSProperties } from 'react'
import { deferred } from '../../loading/deferred.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './FundingProgress.css.ts'
import type { FuseState } from './variants.ts'

export interface FundingProgressProps extends PassThroughProps {
  /** Percent funded, rounded up; above 100 is full. */
  readonly percent: number
  /** What the campaign is doing; decided on cents, never on the rounded percent. */
  readonly state: FuseState
  /** The true percentage as text, "143% funded", for screen readers. */
  readonly label: string
  /**
   * `main` is the page's one fuse: it burns to its value once. Its tip glows up twice in a document with `data-calm`,
   * which a site sets when the page has loaded. @default 'card'
   */
  readonly size?: 'card' | 'main'
}

// Only a funded project has a flame.
const Flame = deferred(() => import('./Flame.tsx').then((module) => module.Flame))

/** An almost-funded fuse must not look full. */
const lengthOf = (percent: number, state: FuseState): number => {
  if (state === 'unlit' || state === 'unknown') return 0
  if (state === 'funded' || state === 'delivered') return 100
  return Math.min(shownPercent(percent), 99)
}

/** Progress toward a goal: burnt, glowing at the current value, and the cord still to burn. */
export function FundingProgress({ percent, state, label, size = 'card', ...rest }: FundingProgressProps) {
  const length = lengthOf(percent, state)
  const isKnown = state !== 'unknown'
  const { style: layout, ...passed } = passThrough(rest)
  const style = { ...(layout as CSSProperties), '--fuse': length } as CSSProperties
  return (
    <div
      {...passed}
      className={classes(styles.fuse[state], size === 'main' && styles.main)}
      style={style}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(isKnown && { 'aria-valuenow': shownPercent(percent), 'aria-valuetext': label })}
    >
      {isKnown && <i className={styles.burnt}>{state !== 'delivered' && <b className={styles.tip} />}</i>}
      {state === 'delivered' && (
        <span className={styles.disc}>
          <Icon icon={check} size={12} stroke={3} />
        </span>
      )}
      {state === 'funded' && <Flame />}
    </div>
  )
}
