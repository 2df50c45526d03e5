import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton, type SubmitButtonProps } from '../form/SubmitButton.tsx'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'

interface EditorEndsProps {
  readonly saving: SubmitButtonProps['of']
  /** Absent for what is new. */
  readonly onRemove: (() => Promise<unknown>) | undefined
  readonly onClose: () => void
  /** What saving does: "Save reward". */
  readonly label: string
  /** What is to be decided before; saving waits for it. */
  readonly undecided?: string | undefined
}

/** The end of an editor: remove, leave, save. */
export function EditorEnds({ saving, onRemove, onClose, label, undecided }: EditorEndsProps) {
  const { t } = useTranslation('dashboard')
  const removal = useAction(async () => {
    await onRemove?.()
    onClose()
  })
  return (
    <>
      {removal.failure && <RejectionAlert form="removal" failure={removal.failure} />}
      <div className={styles.ends}>
        {onRemove ? (
          <Button variant="quiet" pending={removal.pending} onClick={() => void removal.run()}>
            {t('remove')}
          </Button>
        ) : (
          <span />
        )}
        <span className={styles.actions}>
          <Button variant="line" onClick={onClose}>
            {t('cancel')}
          </Button>
          <SubmitButton
            of={saving}
            pendingLabel={t('saving')}
            change={t('changeFirst')}
            disabledReason={undecided}
          >
            {label}
          </SubmitButton>
        </span>
      </div>
    </>
  )
}
