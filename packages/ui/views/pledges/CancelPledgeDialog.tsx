import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { ConfirmDialog } from '../shared/ConfirmDialog.tsx'
import * as styles from './pledges.css.ts'

export interface CancelPledgeDialogProps {
  /** The project's name. */
  readonly project: string
  /** Cents that will not be charged, or go back. */
  readonly total: number
  /** An order, which was paid at once. @default false */
  readonly charged?: boolean
  readonly onCancel: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before a pledge is let go: what it means for the money and for what was chosen, then the button. */
export function CancelPledgeDialog({
  project,
  total,
  charged = false,
  onCancel,
  onClose,
}: CancelPledgeDialogProps) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  return (
    <ConfirmDialog
      title={t(charged ? 'order.ask' : 'cancel.ask')}
      description={t(charged ? 'order.from' : 'cancel.project', { project })}
      keepLabel={t('cancel.keep')}
      confirmLabel={t(charged ? 'order.cancel' : 'cancel.submit')}
      pendingLabel={t('cancel.pending')}
      form="cancelPledge"
      onConfirm={onCancel}
      onClose={onClose}
    >
      <ul className={styles.consequences}>
        <li>{t(charged ? 'cancel.back' : 'cancel.free', { amount: format.money(total) })}</li>
        <li>{t('cancel.stock')}</li>
        <li>{t(charged ? 'order.again' : 'cancel.again')}</li>
      </ul>
    </ConfirmDialog>
  )
}
