import { type Ref, useState } from 'react'
import { Field, type FieldProps, splitFieldProps } from '../Field/Field.tsx'
import { upload } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import * as styles from './FileDrop.css.ts'

export interface FileDropProps extends Omit<FieldProps, 'count'> {
  /** "Choose a picture". */
  readonly actionLabel: string
  /** "or drop it here". */
  readonly dropLabel: string
  /** Types the file dialog offers, as `image/png,image/jpeg`. Dropped files may have any type: check them. */
  readonly accept?: string
  /** How many may be chosen at once. @default 'one' */
  readonly files?: 'one' | 'many'
  /** Called with the files that were chosen or dropped, unchecked. */
  readonly onFiles: (files: readonly File[]) => void
  /** Cannot be used now; say why beside it. */
  readonly disabled?: boolean
  /** Name of the value sent with the form. */
  readonly name?: string
  /** The file input, to focus it. */
  readonly ref?: Ref<HTMLInputElement>
}

/** Files, chosen or dropped. It only passes them on: the parent checks, sends and shows them. */
export function FileDrop(props: FileDropProps) {
  const [over, setOver] = useState(false)
  const { shell, control } = splitFieldProps(props)
  const { actionLabel, dropLabel, files = 'one', onFiles, ref, ...attributes } = control as FileDropProps
  return (
    <Field {...shell} id={props.id}>
      {(wiring) => (
        <div className={styles.drop} data-over={over || undefined}>
          <Icon icon={upload} size={24} />
          <span>
            <span className={styles.action}>{actionLabel}</span> {dropLabel}
          </span>
          <input
            {...attributes}
            {...wiring}
            ref={ref}
            type="file"
            multiple={files === 'many'}
            className={styles.input}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])]
              // Choosing the same file again after a fix must fire a change event.
              event.target.value = ''
              if (chosen.length > 0) onFiles(chosen)
            }}
          />
        </div>
      )}
    </Field>
  )
}
