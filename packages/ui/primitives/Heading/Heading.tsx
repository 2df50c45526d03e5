import type { ReactNode, Ref } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './Heading.css.ts'
import type { headingLevels, headingSizes } from './variants.ts'

export interface HeadingProps extends PassThroughProps {
  /** The title, in sentence case. */
  readonly children: ReactNode
  /** Heading level in the page's outline, whatever its size. */
  readonly level: (typeof headingLevels)[number]
  /**
   * Size on the type scale, if the design needs another than its level has.
   * @default t46, t34, t21, t18 for levels 1 to 4
   */
  readonly size?: (typeof headingSizes)[number]
  /** `muted` for what is not reached yet. @default 'text' */
  readonly tone?: 'text' | 'muted'
  /** `two` cuts after two lines. @default 'all' */
  readonly lines?: 'all' | 'two'
  /** −1 lets a script move focus here, as after a change of page. */
  readonly tabIndex?: -1
  /** The element, to focus or measure it. */
  readonly ref?: Ref<HTMLHeadingElement>
}

const sizeOf = { 1: 't46', 2: 't34', 3: 't21', 4: 't18' } as const
const elementOf = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A title in Bricolage. Its level is for the outline, its size for the design: they are independent. */
export function Heading({
  children,
  level,
  size = sizeOf[level],
  tone = 'text',
  lines = 'all',
  tabIndex,
  ref,
  ...rest
}: HeadingProps) {
  const Element = elementOf[level]
  return (
    <Element
      ref={ref}
      tabIndex={tabIndex}
      className={classes(
        styles.heading[size],
        tone === 'muted' && styles.muted,
        lines === 'two' && styles.twoLines,
      )}
      {...passThrough(rest)}
    >
      {children}
    </Element>
  )
}
