import { check } from '../../primitives/Icon/glyphs.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { hidden } from '../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import * as styles from './CheckoutSteps.css.ts'

export const stepStates = ['done', 'current', 'next'] as const

export interface CheckoutStep {
  readonly id: string
  /** One or two words. */
  readonly label: string
  readonly state: (typeof stepStates)[number]
}

export interface CheckoutStepsProps extends PassThroughProps {
  /** Name of the steps: "Steps of the checkout". */
  readonly label: string
  /** The steps, first to last. */
  readonly steps: readonly CheckoutStep[]
  /** Spoken after a finished step: "done". */
  readonly doneLabel: string
}

/** Progress through a few steps: burnt before, ember at the current one, cord after. It shows; it does not navigate. */
export function CheckoutSteps({ label, steps, doneLabel, ...rest }: CheckoutStepsProps) {
  return (
    <ol className={styles.steps} aria-label={label} {...passThrough(rest)}>
      {steps.map((step) => (
        <li
          key={step.id}
          className={styles.stepOf[step.state]}
          aria-current={step.state === 'current' ? 'step' : undefined}
        >
          <i className={styles.parts[step.state]} />
          <span className={styles.label}>
            {step.state === 'done' && <Icon icon={check} size={14} stroke={2.5} />}
            {step.label}
            {step.state === 'done' && <span className={hidden}>, {doneLabel}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
