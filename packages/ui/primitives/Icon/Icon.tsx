import type { ComponentType, CSSProperties } from 'react'

/** The drawing of an icon. A Lucide icon is one: `import check from 'lucide-react/icons/check'`. */
export type IconShape = ComponentType<{
  readonly size: number
  readonly strokeWidth: number
  readonly 'aria-hidden': true
  readonly focusable: false
  readonly style: CSSProperties
}>

export const iconSizes = [12, 13, 14, 16, 18, 20, 24] as const
export type IconSize = (typeof iconSizes)[number]

export interface IconProps {
  /** The drawing, imported alone so that only shown icons are shipped. */
  readonly icon: IconShape
  /** In px. 14 and 16 in tags, 20 and 24 large. @default 18 */
  readonly size?: IconSize
  /** 2.5 and 3 for the checks inside small discs and boxes. @default 1.75 */
  readonly stroke?: 1.75 | 2.5 | 3
}

/** A picture beside text, never instead of it: hidden from screen readers, in the colour of its text. */
export function Icon({ icon: Shape, size = 18, stroke = 1.75 }: IconProps) {
  return <Shape size={size} strokeWidth={stroke} aria-hidden focusable={false} style={{ flex: 'none' }} />
}
