import { type ComponentProps, type ReactNode, type Ref, useId, useLayoutEffect, useRef } from 'react'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as field from '../Field/Field.css.ts'
import { check, circleAlert, minus } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Checkbox.css.ts'

type CheckAttributes = Pick<
  ComponentProps<'input'>,
  'name' | 'value' | 'defaultChecked' | 'onChange' | 'onBlur' | 'disabled' | 'required'
>

export interface CheckboxProps extends PassThroughProps, Readonly<CheckAttributes> {
  /** What is agreed to or chosen. May hold a link. */
  readonly label: ReactNode
  /** `spoken` in a table, where the row shows the label. @default 'shown' */
  readonly labelDisplay?: 'shown' | 'spoken'
  /** `mixed` if some of the items it controls are chosen. */
  readonly checked?: boolean | 'mixed'
  /** A second line that explains the choice. */
  readonly hint?: ReactNode
  /** What is wrong and how to fix it. Marks the box. */
  readonly error?: string | undefined
  /** The input, to focus it. */
  readonly ref?: Ref<HTMLInputElement>
}

/** Yes or no, sent with its form; or all, some, none of a list. For an immediate effect use a Switch. */
export function Checkbox({
  label,
  labelDisplay = 'shown',
  checked,
  hint,
  error,
  id,
  layout,
  ref,
  ...rest
}: CheckboxProps) {
  const own = useId()
  const inputId = id ?? own
  const belowId = `${inputId}-below`
  const element = useRef<HTMLInputElement>(null)

  // The third state exists in the document only, not in HTML: set before the box is painted.
  useLayoutEffect(() => {
    if (element.current) element.current.indeterminate = checked === 'mixed'
  }, [checked])

  return (
    <div {...passThrough({ layout })}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            {...rest}
            {...(checked !== undefined && { checked: checked === true })}
            id={inputId}
            ref={(node) => {
              element.current = node
              if (typeof ref === 'function') return ref(node)
              if (ref) ref.current = node
              return undefined
            }}
            type="checkbox"
            className={styles.input}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error !== undefined || hint !== undefined ? belowId : undefined}
          />
          <span className={styles.mark} data-mark="check">
            <Icon icon={check} size={14} stroke={3} />
          </span>
          <span className={styles.mark} data-mark="minus">
            <Icon icon={minus} size={14} stroke={3} />
          </span>
        </span>
        <span className={labelDisplay === 'shown' ? styles.words : hidden}>{label}</span>
      </label>
      {error !== undefined ? (
        <p id={belowId} className={field.error}>
          <span className={field.errorIcon}>
            <Icon icon={circleAlert} size={16} />
          </span>
          {error}
        </p>
      ) : (
        hint !== undefined && (
          <p id={belowId} className={field.hint} style={{ paddingInlineStart: 28 }}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
