import { type Ref, useRef } from 'react'
import { input } from '../Field/Field.css.ts'
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx'
import { check, chevronsUpDown } from '../Icon/glyphs.tsx'
import { Icon, type IconShape } from '../Icon/Icon.tsx'
import type { Option } from '../Select/Select.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Combobox.css.ts'
import { type ComboboxEntry, useCombobox } from './use-combobox.ts'
import { useRoom } from './use-room.ts'

export interface ComboboxProps extends FieldProps {
  /** `option`: one of them is chosen. `text`: anything may be typed, and options are suggestions for it. */
  readonly entry?: ComboboxEntry
  /** All options, which typing filters; with `entry="text"` those to suggest for the text as it is. */
  readonly options: readonly Option[]
  /** The chosen option's value; `null` if none. With `entry="text"` the text. */
  readonly value: string | null
  /** Called with the value of the option that is chosen, and with a text at each change. */
  readonly onChange: (value: string) => void
  /** Shown in place of a list: "No country of that name". */
  readonly emptyLabel: string
  /** Announced while typing: "12 countries". */
  readonly resultsLabel: (count: number) => string
  /** Shown at the field's end; two arrows without one. */
  readonly icon?: IconShape
  /** Example in the empty field: "Canada". Never the only label. */
  readonly placeholder?: string
  /** Called when focus comes into the field, to load what it suggests. */
  readonly onFocus?: () => void
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

/** One of many, or a text with suggestions: typing narrows the list. For a few options use a Select. */
export function Combobox(props: ComboboxProps) {
  const { shell, control } = splitFieldProps(props)
  const {
    entry = 'option',
    options,
    value,
    onChange,
    emptyLabel,
    resultsLabel,
    icon = chevronsUpDown,
    onFocus,
    onBlur,
    ref,
    ...attributes
  } = control as ComboboxProps
  const box = useCombobox({ entry, options, value, onChange })
  const anchor = useRef<HTMLDivElement>(null)
  const { side, maxHeight } = useRoom(anchor, box.open)

  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        <div ref={anchor} className={styles.anchor}>
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
              onFocus={(event) => {
                if (entry === 'option') event.currentTarget.select()
                onFocus?.()
              }}
              onClick={box.unfold}
              onKeyDown={box.onKeyDown}
              onBlur={() => {
                box.leave()
                onBlur?.()
              }}
            />
            <span className={styles.chevrons}>
              <Icon icon={icon} size={16} />
            </span>
          </div>
          {box.open && (
            // A press in the list must not take the focus from the field.
            <div
              className={styles.list}
              data-side={side}
              style={{ maxHeight }}
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
