import type { ComponentProps, ReactNode, Ref } from 'react'
import { affix, control as edge, input } from '../Field/Field.css.ts'
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx'
import { Icon, type IconShape } from '../Icon/Icon.tsx'

export const textFieldTypes = ['text', 'email', 'url', 'tel', 'search', 'date', 'datetime-local'] as const

/** Further props of the input, such as react-hook-form's `register()`. */
type InputAttributes = Pick<
  ComponentProps<'input'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'placeholder'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'required'
  | 'readOnly'
  | 'disabled'
  | 'inputMode'
  | 'autoCapitalize'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'role'
  | 'dir'
>

export interface TextFieldProps extends FieldProps, Readonly<InputAttributes> {
  /** What is typed: phones show the keyboard for it. @default 'text' */
  readonly type?: (typeof textFieldTypes)[number]
  /** Autocomplete value: `email`, `postal-code`, `off`. */
  readonly autoComplete?: string
  /** Before the text, not part of the value. */
  readonly icon?: IconShape
  /** Fixed text before, such as a currency sign or "kindling.com/". */
  readonly prefix?: string
  /** Fixed text after, such as a unit. */
  readonly suffix?: string
  /** A control inside the edge, after the text. */
  readonly end?: ReactNode
  /** The input, to focus it. */
  readonly ref?: Ref<HTMLInputElement>
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { shell, control } = splitFieldProps(props)
  const { type = 'text', icon, prefix, suffix, end, ref, ...attributes } = control as TextFieldProps
  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the text belongs to the input
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the input itself
        <div className={edge} onClick={focusInside}>
          {icon && (
            <span className={affix}>
              <Icon icon={icon} />
            </span>
          )}
          {prefix && <span className={affix}>{prefix}</span>}
          <input
            // Addresses and numbers are written from left to right in every language.
            dir={type === 'text' || type === 'search' ? undefined : 'auto'}
            {...attributes}
            {...wiring}
            ref={ref}
            type={type}
            className={input}
          />
          {suffix && <span className={affix}>{suffix}</span>}
          {end}
        </div>
      )}
    </Field>
  )
}

function focusInside(event: React.MouseEvent<HTMLDivElement>) {
  if (event.target === event.currentTarget) event.currentTarget.querySelector('input')?.focus()
}
