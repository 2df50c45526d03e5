import type { unblockAccount } from '@kindling/api-client/contract/moderation'
import { unblockForm } from '@kindling/validation/forms/moderation'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

const unblockPlacements = placements<typeof unblockAccount>({
  INVALID_STATE: overFormUntilChanged,
})

export interface UnblockDialogProps {
  readonly name: string
  readonly onUnblock: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Lets a blocked person in again; they read why. */
export function UnblockDialog({ name, onUnblock, onClose }: UnblockDialogProps) {
  const { t } = useTranslation('moderation')
  const { t: common } = useTranslation()
  const form = useForm<{ reason: string }>({
    name: 'unblock',
    schema: unblockForm,
    empty: { reason: '' },
    placements: unblockPlacements,
    submit: async ({ reason }) => {
      await onUnblock(reason)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      pending={form.pending}
      title={t('unblock.title', { name })}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={form.onSubmit}>
        <Stack gap={20}>
          {form.failure && <RejectionAlert ref={form.rejection} failure={form.failure} />}
          <TextArea {...form.field('reason', t('decide.reason'))} hint={t('decide.hint')} rows={3} />
          <SubmitButton of={form} width="full" pendingLabel={t('unblock.pending')}>
            {t('unblock.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Dialog>
  )
}
