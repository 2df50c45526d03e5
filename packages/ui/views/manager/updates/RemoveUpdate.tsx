import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../../primitives/Grid/Grid.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../../form/use-rejection-focus.ts'
import { useAction } from '../../shared/use-action.ts'

interface RemoveUpdateProps {
  readonly update: ProjectUpdate
  readonly onRemove: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before an update is removed: a draft goes, of a published one the number stays. */
export function RemoveUpdate({ update, onRemove, onClose }: RemoveUpdateProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const removing = useAction(onRemove)
  const alert = useRejectionFocus(removing.failure)
  const { name } = update
  return (
    <Dialog
      open
      onClose={onClose}
      pending={removing.pending}
      title={t('updates.removing.title', { name })}
      description={t(update.draft ? 'updates.removing.draft' : 'updates.removing.published')}
      closeLabel={common('close')}
    >
      <Stack gap={20}>
        {removing.failure && <RejectionAlert ref={alert} failure={removing.failure} />}
        <Grid columns={2} gap={8} align="start">
          <Button variant="line" width="full" onClick={onClose}>
            {t('updates.removing.keep')}
          </Button>
          <Button
            variant="danger"
            width="full"
            pending={removing.pending}
            pendingLabel={t('updates.removing.pending')}
            onClick={async () => {
              if (await removing.run()) onClose()
            }}
          >
            {removing.failure ? common('retry') : t('updates.remove')}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}
