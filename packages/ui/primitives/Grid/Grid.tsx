import type { Sprinkles } from '../../theme/sprinkles.css.ts'
import { type BoxProps, renderBox } from '../Box/Box.tsx'

export interface GridProps extends Omit<BoxProps, 'display'> {
  /** Equal columns, by width: `{ base: 1, from700: 2, from1100: 4 }`. */
  readonly columns: Sprinkles['gridTemplateColumns']
  /** Space between rows and columns in px. @default 16 */
  readonly gap?: Sprinkles['gap']
  /** Within the row. @default 'stretch' */
  readonly align?: 'start' | 'center' | 'end' | 'stretch'
}

/** Equal columns. */
export function Grid({ columns, gap = 16, align = 'stretch', ...box }: GridProps) {
  return renderBox(box as Parameters<typeof renderBox>[0], {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: align,
    gap,
  })
}
