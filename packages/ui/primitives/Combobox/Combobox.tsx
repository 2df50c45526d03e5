import type { Ref } from 'react'
import { input } from '../Field/Field.css.ts'
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx'
import { check, chevronsUpDown } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { Option } from '../Select/Select.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Combobox.css.ts'
import { useCombobox } from './use-combobox.ts'

export interface ComboboxProps extends FieldProps {
  /** All options; typing filters them. */
  readonly options: readonly Option[]
  /** The chosen option's value; `null` if none. */
  readonly value: string | null
  /** Called with the value of the option that is chosen. */
  readonly onChange: (value: string) => void
  /** Shown in place of a list: "No country of that name". */
  readonly emptyLabel: string
  /** Announced while typing: "12 countries". */
  readonly resultsLabel: (count: number) => string
  /** Example in the empty field: "Canada". Never the only label. */
  readonly placeholder?: string
  /** Called when focus leaves the field, to validate it. */
  readonly onBlur?: () => void
  /** Autocomplete value: `country-name`, `off`. */
  readonly autoComplete?: string
  /** Cannot be changed now; say why beside it. */
  readonly disabled?: boolean
  /** Name of the value sent with the form. */
  readonly name?: string
  /** The input, to focus it. */
  readonly ref?: Ref<HTMLInputElement>
}

/** One of many: typing narrows the list. For a few options use a Select. */
export function Combobox(props: ComboboxProps) {
  const { shell, control } = splitFieldProps(props)
  const { options, value, onChange, emptyLabel, resultsLabel, onBlur, ref, ...attributes } =
    control as ComboboxProps
  const box = useCombobox({ options, value, onChange })

  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        <div className={styles.anchor}>
          <div className={styles.edge}>
            <input
              autoComplete="off"
              spellCheck={false}
              {...attributes}
              {...wiring}
              ref={ref}
              className={input}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={box.open}
              aria-controls={box.listId}
              aria-activedescendant={box.open && box.shown[box.active] ? box.optionId(box.active) : undefined}
              value={box.text}
              onChange={(event) => box.type(event.target.value)}
              onFocus={(event) => event.currentTarget.select()}
              onClick={box.unfold}
              onKeyDown={box.onKeyDown}
              onBlur={() => {
                box.fold()
                onBlur?.()
              }}
            />
            <span className={styles.chevrons}>
              <Icon icon={chevronsUpDown} size={16} />
            </span>
          </div>
          {box.open && (
            // A press in the list must not take the focus from the field.
            <div
              className={styles.list}
              id={box.listId}
              role="listbox"
              tabIndex={-1}
              aria-label={props.label}
              onMouseDown={(event) => event.preventDefault()}
            >
              {box.shown.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field's keys choose, by aria-activedescendant
                // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field
                <div
                  key={option.value}
                  id={box.optionId(index)}
                  role="option"
                  aria-selected={option.value === value}
                  data-active={index === box.active || undefined}
                  className={styles.option}
                  onClick={() => box.choose(option)}
                >
                  {option.label}
                  {option.value === value && <Icon icon={check} size={16} />}
                </div>
              ))}
              {box.shown.length === 0 && (
                // biome-ignore lint/a11y/useFocusableInteractive: a listbox may contain options only; this one cannot be chosen
                <div role="option" aria-selected={false} aria-disabled className={styles.empty}>
                  {emptyLabel}
                </div>
              )}
            </div>
          )}
          <span className={hidden} role="status">
            {box.open && box.typing && (box.shown.length > 0 ? resultsLabel(box.shown.length) : emptyLabel)}
          </span>
        </div>
      )}
    </Field>
  )
}
