import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx'

export interface RemoveCommentDialogProps {
  readonly whose: 'own' | 'others'
  readonly onRemove: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before a comment is removed: what goes, and what stays. */
export function RemoveCommentDialog({ whose, onRemove, onClose }: RemoveCommentDialogProps) {
  const { t } = useTranslation('community')
  return (
    <ConfirmDialog
      title={t('removeAsk.title')}
      description={t(`removeAsk.${whose}`)}
      keepLabel={t('removeAsk.keep')}
      confirmLabel={t('removeAsk.submit')}
      pendingLabel={t('removeAsk.pending')}
      onConfirm={onRemove}
      onClose={onClose}
    />
  )
}
