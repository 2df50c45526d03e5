import { useState } from 'react'
import { classes } from '../../theme/layout.ts'
import { control as edge, input } from '../Field/Field.css.ts'
import { Field, splitFieldProps } from '../Field/Field.tsx'
import { eye, eyeOff } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { TextFieldProps } from '../TextField/TextField.tsx'
import { reveal } from './PasswordField.css.ts'

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'icon' | 'prefix' | 'suffix' | 'end' | 'autoComplete' | 'inputMode'> {
  /** Tells a password manager whether to fill one in or to propose one. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** Name of the button that shows what is typed: "Show password". */
  readonly showLabel: string
  /** Its name while the text is shown: "Hide password". */
  readonly hideLabel: string
}

/** A password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const { shell, control } = splitFieldProps(props)
  const { showLabel, hideLabel, ref, ...attributes } = control as PasswordFieldProps
  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        <div className={edge}>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...attributes}
            {...wiring}
            // The checklist of a new password is outside the field.
            aria-describedby={
              classes(attributes['aria-describedby']?.toString(), wiring['aria-describedby']) || undefined
            }
            ref={ref}
            type={shown ? 'text' : 'password'}
            className={input}
          />
          <button
            type="button"
            className={reveal}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={wiring.id}
            onClick={() => setShown(!shown)}
          >
            <Icon icon={shown ? eyeOff : eye} />
          </button>
        </div>
      )}
    </Field>
  )
}
