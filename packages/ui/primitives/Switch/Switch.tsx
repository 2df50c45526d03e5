import { type ChangeEventHandler, type Ref, useId } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends PassThroughProps {
  /** What is on while it is on: "E-mail me when a project I back posts an update". */
  readonly label: string
  /** A second line: what follows from it. */
  readonly hint?: string
  /** Whether it is on, if the parent controls it. */
  readonly checked?: boolean
  /** Whether it starts on, if the parent does not control it. */
  readonly defaultChecked?: boolean
  /** Called on each change, which takes effect at once. */
  readonly onChange?: ChangeEventHandler<HTMLInputElement>
  /** Name of the value sent with the form. */
  readonly name?: string
  /** Cannot be changed now; say why in the hint. */
  readonly disabled?: boolean
  /** The input, to focus it. */
  readonly ref?: Ref<HTMLInputElement>
}

/** On or off, with immediate effect. For a value sent with a form use a Checkbox. */
export function Switch({ label, hint, id, layout, ref, ...rest }: SwitchProps) {
  const own = useId()
  const hintId = `${id ?? own}-hint`
  return (
    <label className={styles.row} {...passThrough({ layout })}>
      <span className={styles.words}>
        <span>{label}</span>
        {hint && (
          <span id={hintId} aria-hidden className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={id ?? own}
        ref={ref}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on
        role="switch"
        className={styles.input}
        aria-describedby={hint ? hintId : undefined}
      />
    </label>
  )
}
