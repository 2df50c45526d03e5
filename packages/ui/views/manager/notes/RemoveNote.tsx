import type { PledgeNote } from '@kindling/api-client/model/pledge-note'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../../primitives/Grid/Grid.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../../form/use-rejection-focus.ts'
import { useAction } from '../../shared/use-action.ts'
import * as styles from './notes.css.ts'

interface RemoveNoteProps {
  readonly note: PledgeNote
  readonly onRemove: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before a note is removed: nothing brings it back. */
export function RemoveNote({ note, onRemove, onClose }: RemoveNoteProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const removing = useAction(onRemove)
  const alert = useRejectionFocus(removing.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      pending={removing.pending}
      title={t('notes.removing.title')}
      description={t('notes.removing.words')}
      closeLabel={common('close')}
    >
      <Stack gap={20}>
        <p className={styles.quote} dir="auto">
          {note.text}
        </p>
        {removing.failure && <RejectionAlert ref={alert} failure={removing.failure} />}
        <Grid columns={2} gap={8} align="start">
          <Button variant="line" width="full" onClick={onClose}>
            {t('notes.removing.keep')}
          </Button>
          <Button
            variant="danger"
            width="full"
            pending={removing.pending}
            pendingLabel={t('notes.removing.pending')}
            onClick={async () => {
              if (await removing.run()) onClose()
            }}
          >
            {removing.failure ? common('retry') : t('notes.remove')}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}
