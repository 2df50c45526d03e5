import type { MouseEventHandler, Ref } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { triggerHandlers } from '../../theme/trigger.ts'
import { Icon, type IconShape, type IconSize } from '../Icon/Icon.tsx'
import * as styles from './IconButton.css.ts'

export const iconButtonVariants = ['quiet', 'line', 'ink'] as const
export const iconButtonSizes = ['small', 'medium'] as const

export interface IconButtonProps extends PassThroughProps {
  /** Accessible name. If the icon is not obvious, wrap it in a Tooltip with the same text. */
  readonly label: string
  /** The shape, from lucide-react. */
  readonly icon: IconShape
  /** How much it stands out: `quiet` beside text, `line` alone, `ink` as the one main action. @default 'quiet' */
  readonly variant?: (typeof iconButtonVariants)[number]
  /** `small` is 34 px, 44 under a finger. @default 'medium' */
  readonly size?: (typeof iconButtonSizes)[number]
  /** In px. @default 20, 18 when small */
  readonly iconSize?: IconSize
  /** Keeps focus and place, and does nothing. */
  readonly disabled?: boolean
  /** Called on a press, by pointer, Enter or Space. Not while disabled. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>
  /** The button, to focus it. */
  readonly ref?: Ref<HTMLButtonElement>
}

/** A button with one icon, always with a name. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size = 'medium',
  iconSize = size === 'small' ? 18 : 20,
  disabled = false,
  onClick,
  ref,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      aria-label={label}
      className={classes(styles.base, styles.variants[variant], styles.sizes[size])}
      {...triggerHandlers(rest)}
      {...passThrough(rest)}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon icon={icon} size={iconSize} />
    </button>
  )
}
