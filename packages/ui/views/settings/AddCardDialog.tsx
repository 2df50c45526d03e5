import type { ShippingAddress } from '@kindling/api-client/model/account'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { CardForm, type CardInput } from '../shared/CardForm.tsx'

export interface AddCardDialogProps {
  readonly addresses: readonly ShippingAddress[]
  readonly now: () => number
  readonly onAdd: (card: CardInput) => Promise<unknown>
  readonly onClose: () => void
}

/** A card for later payments: its security code and billing address are optional. */
export function AddCardDialog({ addresses, now, onAdd, onClose }: AddCardDialogProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('payment.add')}
      description={t('payment.addHint')}
      closeLabel={common('close')}
    >
      <CardForm
        now={now}
        submitLabel={t('payment.add')}
        cvv="optional"
        billing={addresses}
        onSubmit={onAdd}
        onDone={onClose}
      />
    </Dialog>
  )
}
