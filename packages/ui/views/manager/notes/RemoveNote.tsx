import type { PledgeNote } from '@kindling/api-client/model/pledge-note'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
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
  return (
    <ConfirmDialog
      title={t('notes.removing.title')}
      description={t('notes.removing.words')}
      keepLabel={t('notes.removing.keep')}
      confirmLabel={t('notes.remove')}
      pendingLabel={t('notes.removing.pending')}
      retryLabel={common('retry')}
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p className={styles.quote} dir="auto">
        {note.text}
      </p>
    </ConfirmDialog>
  )
}
