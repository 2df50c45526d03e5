import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from './use-action.ts'

export interface ConfirmDialogProps {
  /** The question. */
  readonly title: string
  /** What follows from the action, in one sentence. */
  readonly description?: string
  /** More about what follows, above the buttons. */
  readonly children?: ReactNode
  /** Label of the button that changes nothing: "Keep comment". */
  readonly keepLabel: string
  /** Label of the button that acts: "Remove comment". */
  readonly confirmLabel: string
  readonly pendingLabel: string
  /** Replaces `confirmLabel` after a failure. @default confirmLabel */
  readonly retryLabel?: string
  /** Look of the button that acts. @default 'danger' */
  readonly variant?: 'danger' | 'ink'
  /** Name of the form whose messages a failure may have: `forms.{form}.form.{code}`. */
  readonly form?: string
  /** If it rejects, the dialog stays open and shows why. */
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}

/** Asks once before an action with consequences, and closes when the action has succeeded. */
export function ConfirmDialog({
  title,
  description,
  children,
  keepLabel,
  confirmLabel,
  pendingLabel,
  retryLabel = confirmLabel,
  variant = 'danger',
  form,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  const { run, pending, failure } = useAction(onConfirm)
  const alert = useRejectionFocus(failure)
  return (
    <Dialog
      open
      onClose={onClose}
      pending={pending}
      title={title}
      description={description}
      closeLabel={t('close')}
    >
      <Stack gap={20}>
        {children}
        {failure && <RejectionAlert ref={alert} failure={failure} form={form} />}
        <Grid columns={2} gap={8} align="start">
          <Button variant="line" width="full" onClick={onClose}>
            {keepLabel}
          </Button>
          <Button
            variant={variant}
            width="full"
            pending={pending}
            pendingLabel={pendingLabel}
            onClick={async () => {
              if (await run()) onClose()
            }}
          >
            {failure ? retryLabel : confirmLabel}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}
