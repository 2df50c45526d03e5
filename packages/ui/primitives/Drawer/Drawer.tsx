import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { heading } from '../Heading/Heading.css.ts'
import { x } from '../Icon/glyphs.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { shareStyleNonce } from '../style-nonce.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import * as styles from './Drawer.css.ts'

export const drawerSides = ['start', 'end'] as const

export interface DrawerProps extends PassThroughProps {
  /** Whether it is shown. The parent keeps it. */
  readonly open: boolean
  /** Called on close: by the cross, Escape, or a press outside. */
  readonly onClose: () => void
  /** What it holds, as a heading. */
  readonly title: string
  /** Scrolls if it is longer than the window. */
  readonly children: ReactNode
  /** Stays visible below the scrolling content: the main button. */
  readonly footer?: ReactNode
  /** Name of the cross: "Close". */
  readonly closeLabel: string
  /** Side in writing direction. @default 'end' */
  readonly side?: (typeof drawerSides)[number]
}

/** A panel from the edge of the screen: navigation or filters on a phone. */
export function Drawer({
  open,
  onClose,
  title,
  children,
  footer,
  closeLabel,
  side = 'end',
  ...rest
}: DrawerProps) {
  shareStyleNonce()
  const focus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={styles.sides[side]}
          aria-describedby={undefined}
          {...focus}
          {...passThrough(rest)}
        >
          <div className={styles.header}>
            <Radix.Title className={heading.t21}>{title}</Radix.Title>
            <IconButton label={closeLabel} icon={x} onClick={onClose} />
          </div>
          <div className={styles.body}>{children}</div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
