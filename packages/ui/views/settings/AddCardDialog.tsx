import type { ShippingAddress } from '@kindling/api-client/model/account'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { CardEntry } from '../../state/card-entry.ts'
import { CardForm } from '../shared/CardForm.tsx'
import type { CardInput } from '../shared/card-form-options.ts'

export interface AddCardDialogProps {
  readonly addresses: readonly ShippingAddress[]
  readonly now: () => number
  readonly entry: CardEntry
  readonly onAdd: (card: CardInput) => Promise<unknown>
  readonly onClose: () => void
}

/** A card for later payments: its security code and billing address are optional. */
export function AddCardDialog({ addresses, now, entry, onAdd, onClose }: AddCardDialogProps) {
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
        entry={entry}
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
