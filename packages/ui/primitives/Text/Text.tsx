import type { ReactNode } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './Text.css.ts'
import type { aligns, textElements, textSizes, textTones, textWeights } from './variants.ts'

export interface TextProps extends PassThroughProps {
  /** The words. */
  readonly children: ReactNode
  /** The element, by what the text is. @default 'p' */
  readonly as?: (typeof textElements)[number]
  /** `t13` is the smallest for text; `t12` only for numbers on bars. @default 't16' */
  readonly size?: (typeof textSizes)[number]
  /** `semibold` for names and totals; `medium` and `bold` sparingly. @default 'regular' */
  readonly weight?: (typeof textWeights)[number]
  /** `subtle` never for text that a person needs in order to act. @default 'inherit' */
  readonly tone?: (typeof textTones)[number]
  /** Side in writing direction. @default 'start' */
  readonly align?: (typeof aligns)[number]
  /** `tabular` for money and counts that align in a column. @default 'proportional' */
  readonly figures?: 'proportional' | 'tabular'
  /** `reading` holds the line to 66 characters. @default 'none' */
  readonly measure?: 'none' | 'reading'
  /** Cuts after so many lines. @default 'all' */
  readonly lines?: 'all' | 'one' | 'two' | 'three'
  /** Machine-readable moment, with `as="time"`. */
  readonly dateTime?: string
}

/** Text in Figtree: everything that is not a heading, a price or a single large number. */
export function Text({
  children,
  as: Element = 'p',
  size = 't16',
  weight = 'regular',
  tone = 'inherit',
  align = 'start',
  figures = 'proportional',
  measure = 'none',
  lines = 'all',
  dateTime,
  ...rest
}: TextProps) {
  return (
    <Element
      className={classes(
        styles.base,
        styles.size[size],
        weight !== 'regular' && styles.weight[weight],
        tone !== 'inherit' && styles.tone[tone],
        align !== 'start' && styles.align[align],
        figures === 'tabular' && styles.tabular,
        measure === 'reading' && styles.reading,
        lines !== 'all' && styles.cut[lines],
      )}
      {...(dateTime && { dateTime })}
      {...passThrough(rest)}
    >
      {children}
    </Element>
  )
}
