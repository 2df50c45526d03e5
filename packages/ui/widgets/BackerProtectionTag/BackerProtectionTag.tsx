import shieldCheck from 'lucide-react/icons/shield-check'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './BackerProtectionTag.css.ts'

export interface BackerProtectionTagProps extends PassThroughProps {
  /** "60% held for backers". */
  readonly label: string
  /** `sheet` is for use on a picture. @default 'plain' */
  readonly surface?: 'plain' | 'sheet'
}

/** How much of every pledge is held until milestones are reached. */
export function BackerProtectionTag({ label, surface = 'plain', ...rest }: BackerProtectionTagProps) {
  return (
    <span className={classes(styles.tag, surface === 'sheet' && styles.sheet)} {...passThrough(rest)}>
      <Icon icon={shieldCheck} size={16} />
      {label}
    </span>
  )
}
