import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'

export interface RemoveCommentDialogProps {
  readonly whose: 'own' | 'others'
  readonly onRemove: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before a comment is removed: what goes, and what stays. */
export function RemoveCommentDialog({ whose, onRemove, onClose }: RemoveCommentDialogProps) {
  const { t } = useTranslation('community')
  const { t: common } = useTranslation()
  const removing = useAction(onRemove)
  const alert = useRejectionFocus(removing.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      pending={removing.pending}
      title={t('removeAsk.title')}
      description={t(`removeAsk.${whose}`)}
      closeLabel={common('close')}
    >
      <Stack gap={20}>
        {removing.failure && <RejectionAlert ref={alert} failure={removing.failure} />}
        <Grid columns={2} gap={8} align="start">
          <Button variant="line" width="full" onClick={onClose}>
            {t('removeAsk.keep')}
          </Button>
          <Button
            variant="danger"
            width="full"
            pending={removing.pending}
            pendingLabel={t('removeAsk.pending')}
            onClick={async () => {
              if (await removing.run()) onClose()
            }}
          >
            {t('removeAsk.submit')}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}
