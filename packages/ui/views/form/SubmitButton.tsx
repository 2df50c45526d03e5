import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../../primitives/Button/Button.tsx'
import type { useForm } from './use-form.ts'

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'pending'> {
  /** The form, as `useForm` returns it. */
  readonly of: Pick<ReturnType<typeof useForm>, 'pending' | 'failure' | 'waits'>
  /** Asks for the change that the button waits for. @default "Change something to try again." */
  readonly change?: string
}

/**
 * Sends a form: busy while it is sent, "Try again" after a failure that may pass, waiting for a change where the same
 * values would be rejected again (spec 1 §8).
 */
export function SubmitButton({ of, change, disabledReason, children, ...rest }: SubmitButtonProps) {
  const { t } = useTranslation(['common', 'errors'])
  const why = of.waits ? (change ?? t('errors:form.change')) : disabledReason
  return (
    <Button {...rest} type="submit" pending={of.pending} disabledReason={why}>
      {of.failure && !of.waits ? t('retry') : children}
    </Button>
  )
}
