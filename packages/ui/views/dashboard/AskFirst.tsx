import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'

interface AskFirstProps {
  /** What opens the question: "Remove". */
  readonly label: string
  /** The same with whom it is about, where several are beside each other: "Remove Theo". */
  readonly spoken?: string
  readonly title: string
  /** What follows from it. */
  readonly detail: string
  /** What the button of the answer does. */
  readonly action: string
  readonly onConfirm: () => Promise<unknown>
  /** Whose messages a rejection has. @default 'team' */
  readonly form?: string
}

/** A button that asks once before it does something that only others can undo. */
export function AskFirst({ label, spoken, title, detail, action, onConfirm, form = 'team' }: AskFirstProps) {
  const { t } = useTranslation('dashboard')
  const [open, setOpen] = useState(false)
  const acting = useAction(onConfirm)
  const rejection = useRejectionFocus(acting.failure)
  return (
    <>
      <Button variant="quiet" size="small" aria-label={spoken} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={open}
        title={title}
        description={detail}
        closeLabel={t('cancel')}
        pending={acting.pending}
        onClose={() => setOpen(false)}
      >
        <div className={styles.asked}>
          {acting.failure && <RejectionAlert form={form} ref={rejection} failure={acting.failure} />}
          <div className={styles.ends}>
            <Button variant="line" onClick={() => setOpen(false)}>
              {t('cancel')}
            </Button>
            <Button
              pending={acting.pending}
              pendingLabel={t('saving')}
              onClick={async () => {
                if (await acting.run()) setOpen(false)
              }}
            >
              {action}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
