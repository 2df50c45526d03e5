import type { Ref } from 'react'
import { Field } from '../../primitives/Field/Field.tsx'
import * as styles from './hosted-field.css.ts'

export interface HostedFieldProps {
  readonly label: string
  readonly hint?: string
  readonly error: string | undefined
  /** Whether the processor has drawn into it. */
  readonly ready: boolean
  /** Where the processor draws its field. */
  readonly ref: Ref<HTMLDivElement>
}

/** A field that a payment processor draws: the label, edge and messages around it are ours. */
export function HostedField({ label, hint, error, ready, ref }: HostedFieldProps) {
  return (
    // Nothing ties a message to a field inside another site's document, so it is announced.
    <div aria-live="polite">
      <Field label={label} error={error} {...(hint !== undefined && { hint })}>
        {(wiring) => (
          <div className={styles.edge} aria-busy={!ready} data-invalid={error === undefined ? undefined : ''}>
            <div id={wiring.id} ref={ref} data-label={label} className={styles.place} />
          </div>
        )}
      </Field>
    </div>
  )
}
