import type { createSegment } from '@kindling/api-client/contract/pledge-management'
import { type SegmentForm, segmentForm } from '@kindling/validation/forms/segment'
import { MANAGER } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { overForm, overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

const segmentPlacements = placements<typeof createSegment>({
  INVALID_FILTER: overFormUntilChanged,
  MAX_COUNT: overForm,
})

interface SegmentDialogProps {
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

/** Asks for the name under which the team keeps a filter. */
export function SegmentDialog({ onSave, onClose }: SegmentDialogProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const saving = useForm<SegmentForm>({
    name: 'segment',
    schema: segmentForm,
    empty: { name: '' },
    placements: segmentPlacements,
    submit: async ({ name }) => {
      await onSave(name)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      pending={saving.pending}
      title={t('segments.save')}
      description={t('segments.hint')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={saving.onSubmit}>
        <Stack gap={16}>
          {saving.failure && (
            <RejectionAlert ref={saving.rejection} failure={saving.failure} form="segment" />
          )}
          <TextField
            {...saving.field('name', t('segments.name'))}
            autoComplete="off"
            maxLength={MANAGER.segmentNameMax}
          />
          <SubmitButton
            of={saving}
            width="full"
            pendingLabel={t('segments.saving')}
            change={t('changeFirst')}
          >
            {t('segments.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Dialog>
  )
}
