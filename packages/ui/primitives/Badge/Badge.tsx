import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { Icon, type IconShape } from '../Icon/Icon.tsx'
import { badge } from './Badge.css.ts'

export const badgeTones = [
  'neutral',
  'positive',
  'info',
  'warning',
  'danger',
  'accent',
  'inverse',
  'sheet',
] as const

export interface BadgeProps extends PassThroughProps {
  /** The state in a word or two. */
  readonly children: ReactNode
  /** What the state means; the words say it too. @default 'neutral' */
  readonly tone?: (typeof badgeTones)[number]
  /** The state's icon, 14 px: colour alone says nothing. */
  readonly icon?: IconShape | undefined
}

/** The tag of a state: a word, an icon and a colour. Not a button. */
export function Badge({ children, tone = 'neutral', icon, ...rest }: BadgeProps) {
  return (
    <span className={badge[tone]} {...passThrough(rest)}>
      {icon && <Icon icon={icon} size={14} />}
      {children}
    </span>
  )
}
