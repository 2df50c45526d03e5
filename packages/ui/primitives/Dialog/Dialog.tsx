import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { heading } from '../Heading/Heading.css.ts'
import { x } from '../Icon/glyphs.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { shareStyleNonce } from '../style-nonce.ts'
import { useReturnFocus } from '../use-return-focus.ts'
import * as styles from './Dialog.css.ts'

export const dialogSizes = ['narrow', 'medium', 'wide'] as const

export interface DialogProps extends PassThroughProps {
  /** Whether it is shown. The parent keeps it. */
  readonly open: boolean
  /** Called on close: by the cross, Escape, or a press outside. */
  readonly onClose: () => void
  /** What the task is, as a heading. */
  readonly title: string
  /** One sentence below the title. */
  readonly description?: ReactNode
  /** The form or text of the task. */
  readonly children?: ReactNode
  /** A strip below a rule, for the alternative: "New here? Create an account". */
  readonly footer?: ReactNode
  /** Name of the cross: "Close". */
  readonly closeLabel: string
  /** Work is pending that closing would orphan: the dialog stays open until it ends. */
  readonly pending?: boolean
  /** 440, 520 or 720 px; a bottom sheet on phones. @default 'narrow' */
  readonly size?: (typeof dialogSizes)[number]
  /** Where focus goes first. @default the first field or button */
  readonly initialFocus?: RefObject<HTMLElement | null>
}

/**
 * One task over the page. Focus stays inside and then returns; the page behind does not scroll. For messages that need
 * no answer, use a Toast or an Alert.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  closeLabel,
  pending = false,
  size = 'narrow',
  initialFocus,
  ...rest
}: DialogProps) {
  shareStyleNonce()
  const focus = useReturnFocus(initialFocus)
  const keep = (event: Event) => {
    if (pending) event.preventDefault()
  }
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && !pending && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim}>
          <Radix.Content
            className={styles.sizes[size]}
            onEscapeKeyDown={keep}
            onPointerDownOutside={keep}
            {...(description === undefined && { 'aria-describedby': undefined })}
            {...focus}
            {...passThrough(rest)}
          >
            <Radix.Title className={`${heading.t26} ${styles.title}`}>{title}</Radix.Title>
            {description !== undefined && (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            )}
            {children !== undefined && <div className={styles.body}>{children}</div>}
            {footer !== undefined && <div className={styles.footer}>{footer}</div>}
            {/* Last in the tab order, so that the first stop is the task and not the cross. */}
            <div className={styles.close}>
              <IconButton label={closeLabel} icon={x} disabled={pending} onClick={onClose} />
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
