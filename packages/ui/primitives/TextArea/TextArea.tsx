import type { ComponentProps, Ref } from 'react'
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx'
import * as styles from './TextArea.css.ts'

type AreaAttributes = Pick<
  ComponentProps<'textarea'>,
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onFocus'
  | 'placeholder'
  | 'maxLength'
  | 'rows'
  | 'required'
  | 'readOnly'
  | 'disabled'
  | 'spellCheck'
>

export interface TextAreaProps extends FieldProps, Readonly<AreaAttributes> {
  /** The text area, to focus it. */
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. It grows with them. */
export function TextArea(props: TextAreaProps) {
  const { shell, control } = splitFieldProps(props)
  const { ref, rows = 3, ...attributes } = control as TextAreaProps
  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        <div className={styles.edge}>
          <textarea
            {...attributes}
            {...wiring}
            ref={ref}
            rows={rows}
            className={styles.area}
            // A field that grows with its text counts no rows.
            style={rows > 3 ? { minBlockSize: `calc(${rows}lh + 22px)` } : undefined}
          />
        </div>
      )}
    </Field>
  )
}
