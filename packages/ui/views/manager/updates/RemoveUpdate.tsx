import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'

interface RemoveUpdateProps {
  readonly update: ProjectUpdate
  readonly onRemove: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before an update is removed: a draft goes, of a published one the number stays. */
export function RemoveUpdate({ update: { name, draft }, onRemove, onClose }: RemoveUpdateProps) {
  const { t } = useTranslation('updates')
  const { t: common } = useTranslation()
  return (
    <ConfirmDialog
      title={t('removing.title', { name })}
      description={t(draft ? 'removing.draft' : 'removing.published')}
      keepLabel={t('removing.keep')}
      confirmLabel={t('remove')}
      pendingLabel={t('removing.pending')}
      retryLabel={common('retry')}
      onConfirm={onRemove}
      onClose={onClose}
    />
  )
}
