import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './Avatar.css.ts'
import { initialsOf, nameless, toneOf } from './initials.ts'

export const avatarSizes = [28, 36, 48, 72, 96, 112] as const

export interface AvatarProps extends PassThroughProps {
  /** The person's name. Gives the initials and their colour; without a name, those of every nameless person. */
  readonly name: string
  /** Address of the picture. Without one the initials are shown. */
  readonly src?: string | undefined
  /** In px; 112 is 72 on a phone. @default 36 */
  readonly size?: (typeof avatarSizes)[number]
  /** `spoken` if the name is not shown beside it. @default 'hidden' */
  readonly label?: 'spoken' | 'hidden'
}

/** A person: their picture, or their initials in a fixed colour. */
export function Avatar({ name: given, src, size = 36, label = 'hidden', ...rest }: AvatarProps) {
  const name = given.trim() || nameless
  const spoken = label === 'spoken' ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true }
  return (
    <span
      className={classes(styles.avatar, styles.sizes[size], styles.tones[toneOf(name)])}
      {...spoken}
      {...(!src && { 'data-initials': initialsOf(name) })}
      {...passThrough(rest)}
    >
      {src && (
        <img
          className={styles.image}
          src={src}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}
