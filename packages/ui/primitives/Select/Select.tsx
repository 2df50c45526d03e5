import type { ComponentProps, Ref } from 'react'
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx'
import { chevronsUpDown } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './Select.css.ts'

export interface Option {
  readonly value: string
  /** What is read. */
  readonly label: string
}

type SelectAttributes = Pick<
  ComponentProps<'select'>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onFocus' | 'required' | 'disabled'
>

export interface SelectProps extends FieldProps, Readonly<SelectAttributes> {
  /** The options, in the order in which they are shown. */
  readonly options: readonly Option[]
  /** Shown while nothing is chosen: "Choose a province". Omit it if there is always a choice. */
  readonly placeholder?: string
  /** Autocomplete value: `address-level1`, `off`. */
  readonly autoComplete?: string
  /** The list, to focus it. */
  readonly ref?: Ref<HTMLSelectElement>
}

/** One of a few: the native list, which every phone and screen reader knows. For many options, use a Combobox. */
export function Select(props: SelectProps) {
  const { shell, control } = splitFieldProps(props)
  const { ref, options, placeholder, ...attributes } = control as SelectProps
  const unchosen = placeholder !== undefined && attributes.value === undefined && !attributes.defaultValue
  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        <div className={styles.edge}>
          <select
            {...attributes}
            {...(unchosen && { defaultValue: '' })}
            {...wiring}
            ref={ref}
            className={styles.select}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevrons}>
            <Icon icon={chevronsUpDown} size={16} />
          </span>
        </div>
      )}
    </Field>
  )
}
