import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'

interface DeleteDraftProps {
  readonly name: string
  readonly onRemove: () => Promise<unknown>
  readonly onRemoved: () => void
}

/** Deletes a draft for good, after asking once. */
export function DeleteDraft({ name, onRemove, onRemoved }: DeleteDraftProps) {
  const { t } = useTranslation('dashboard')
  const [open, setOpen] = useState(false)
  const removal = useAction(onRemove)
  const rejection = useRejectionFocus(removal.failure)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {t('delete.ask')}
      </Button>
      <Dialog
        open={open}
        title={t('delete.title')}
        description={t('delete.detail', { name })}
        closeLabel={t('cancel')}
        pending={removal.pending}
        onClose={() => setOpen(false)}
      >
        <div className={styles.asked}>
          {removal.failure && <RejectionAlert ref={rejection} failure={removal.failure} />}
          <div className={styles.ends}>
            <Button variant="line" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button
              pending={removal.pending}
              pendingLabel={t('delete.deleting')}
              onClick={async () => {
                if (await removal.run()) onRemoved()
              }}
            >
              {t('delete.delete')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
