import { type MouseEvent, type MouseEventHandler, type ReactNode, type Ref, useId } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { triggerHandlers } from '../../theme/trigger.ts'
import { Icon, type IconShape } from '../Icon/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Button.css.ts'
import type { ButtonSize, ButtonVariant, buttonWidths } from './variants.ts'

export interface ButtonLookProps extends PassThroughProps {
  /** A verb, and the same verb in the result. */
  readonly children: ReactNode
  /** `ember` is the one that moves money: at most one a screen. @default 'ink' */
  readonly variant?: ButtonVariant
  /** `small` for desktop tools: it grows to 44 px under a finger. @default 'medium' */
  readonly size?: ButtonSize
  /** `full` fills its place, as at the end of a form. @default 'hug' */
  readonly width?: (typeof buttonWidths)[number]
  /** Before the label. */
  readonly icon?: IconShape | undefined
  /** After the label. */
  readonly iconEnd?: IconShape | undefined
}

export interface ButtonProps extends ButtonLookProps {
  /** `submit` sends the form it is in. @default 'button' */
  readonly type?: 'button' | 'submit'
  /** Why it cannot be pressed now. The button keeps focus and place, and does nothing. */
  readonly disabledReason?: string | undefined
  /** `shown` puts it after the button; `spoken` if the text is already shown elsewhere. @default 'shown' */
  readonly reasonDisplay?: 'shown' | 'spoken'
  /** The call is pending: a spinner, and a press does nothing. */
  readonly pending?: boolean
  /** The gerund of the label, "Saving", shown while pending. If given from the start, the width never changes. */
  readonly pendingLabel?: string
  /** Called on a press, by pointer, Enter or Space. Not while disabled or pending. */
  readonly onClick?: MouseEventHandler<HTMLButtonElement>
  /** With a form elsewhere on the page. */
  readonly form?: string
  /** Name of the value sent with the form. */
  readonly name?: string
  /** The value sent with the form if this button submits it. */
  readonly value?: string
  /** The button, to focus it. */
  readonly ref?: Ref<HTMLButtonElement>
}

/** @internal The styles that Button and ButtonLink share. */
export const buttonClass = ({
  variant,
  size,
  width,
}: Required<Pick<ButtonLookProps, 'variant' | 'size' | 'width'>>) =>
  classes(styles.base, styles.sizes[size], styles.variants[variant], width === 'full' && styles.full)

/** @internal Label and icons, as ButtonLink and Button show them. */
export function ButtonContent({
  children,
  icon,
  iconEnd,
}: Pick<ButtonLookProps, 'children' | 'icon' | 'iconEnd'>) {
  return (
    <>
      {icon && <Icon icon={icon} />}
      {children}
      {iconEnd && <Icon icon={iconEnd} />}
    </>
  )
}

/** Runs an action. The keyboard never skips it: a disabled one says why. */
export function Button({
  children,
  variant = 'ink',
  size = 'medium',
  width = 'hug',
  icon,
  iconEnd,
  type = 'button',
  disabledReason,
  reasonDisplay = 'shown',
  pending = false,
  pendingLabel,
  onClick,
  form,
  name,
  value,
  ref,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const disabled = disabledReason !== undefined
  const inert = disabled || pending
  const passed = passThrough(rest)

  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Covers Enter in a form as well: the browser clicks its submit button.
    if (inert) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <button
        {...triggerHandlers(rest)}
        {...passed}
        ref={ref}
        type={type}
        form={form}
        name={name}
        value={value}
        className={classes(
          buttonClass({ variant, size, width }),
          pending && styles.states.pending,
          disabled && styles.states.disabled,
        )}
        aria-disabled={inert || undefined}
        aria-busy={pending || undefined}
        aria-describedby={classes(passed['aria-describedby'] as string, disabled && reasonId) || undefined}
        onClick={press}
      >
        <span className={classes(styles.content, pending && styles.absent)}>
          <ButtonContent icon={icon} iconEnd={iconEnd}>
            {children}
          </ButtonContent>
        </span>
        {(pending || pendingLabel) && (
          <span className={classes(styles.content, !pending && styles.absent)}>
            <Spinner isShown={pending} />
            {pendingLabel ?? <span className={hidden}>{children}</span>}
          </span>
        )}
      </button>
      {disabled && (
        <span id={reasonId} className={reasonDisplay === 'shown' ? styles.reason : hidden}>
          {disabledReason}
        </span>
      )}
    </>
  )
}
