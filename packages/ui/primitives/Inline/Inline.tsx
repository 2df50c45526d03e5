import type { Sprinkles } from '../../theme/sprinkles.css.ts'
import { type BoxProps, renderBox } from '../Box/Box.tsx'

export interface InlineProps extends Omit<BoxProps, 'display'> {
  /** Space between the children in px. @default 12 */
  readonly gap?: Sprinkles['gap']
  /** Across the row. @default 'center' */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** Along the row. @default 'start' */
  readonly justify?: 'start' | 'center' | 'end' | 'space-between'
  /** Items that do not fit go to the next line. @default 'wrap' */
  readonly wrap?: 'wrap' | 'nowrap'
  /** A column below a width: `{ base: 'column', from700: 'row' }`. @default 'row' */
  readonly direction?: Sprinkles['flexDirection']
}

/** One beside another. */
export function Inline({
  gap = 12,
  align = 'center',
  justify = 'start',
  wrap = 'wrap',
  direction = 'row',
  ...box
}: InlineProps) {
  return renderBox(box as Parameters<typeof renderBox>[0], {
    display: 'flex',
    flexDirection: direction,
    alignItems: align,
    justifyContent: justify,
    flexWrap: wrap,
    gap,
  })
}
