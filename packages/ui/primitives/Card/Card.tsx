import type { ReactNode } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './Card.css.ts'

export const cardPaddings = ['none', 20, 24, 28] as const

export interface CardProps extends PassThroughProps {
  /** The content of the sheet. */
  readonly children: ReactNode
  /** The element, by its content. @default 'div' */
  readonly as?: 'div' | 'article' | 'section' | 'aside' | 'li' | 'form'
  /** In px. @default 24 */
  readonly padding?: (typeof cardPaddings)[number]
  /** `selected` has a 2 px ink edge: say it in words as well. @default 'rest' */
  readonly state?: 'rest' | 'selected'
}

/** A sheet: an object such as a reward, a receipt or a panel with actions. Never inside another. */
export function Card({ children, as: Element = 'div', padding = 24, state = 'rest', ...rest }: CardProps) {
  return (
    <Element
      className={classes(styles.card, styles.paddings[padding], state === 'selected' && styles.selected)}
      {...passThrough(rest)}
    >
      {children}
    </Element>
  )
}
