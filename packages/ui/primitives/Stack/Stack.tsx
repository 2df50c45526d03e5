import type { Sprinkles } from '../../theme/sprinkles.css.ts'
import { type BoxProps, renderBox } from '../Box/Box.tsx'

export interface StackProps extends Omit<BoxProps, 'display'> {
  /** Space between the children in px; 4 to 12 inside a group, 16 to 24 between groups. @default 16 */
  readonly gap?: Sprinkles['gap']
  /** Across the column. @default 'stretch' */
  readonly align?: 'start' | 'center' | 'end' | 'stretch'
}

/** One under another. */
export function Stack({ gap = 16, align = 'stretch', ...box }: StackProps) {
  // A grid, not a flex column: children may then shrink below their content, so nothing overflows a phone.
  return renderBox(box as Parameters<typeof renderBox>[0], {
    display: 'grid',
    gridTemplateColumns: 1,
    gap,
    justifyItems: align,
  })
}
