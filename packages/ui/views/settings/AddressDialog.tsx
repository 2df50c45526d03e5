import { fromWire } from '@kindling/api-client/forms/address'
import type { ShippingAddress } from '@kindling/api-client/model/account'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { AddressInput } from '../shared/AddressFields.tsx'
import { AddressForm } from '../shared/AddressForm.tsx'
import { addressDraft } from './address-draft.ts'

export interface AddressDialogProps {
  /** The address to change; absent: a new one. */
  readonly address: ShippingAddress | undefined
  readonly onSave: (address: AddressInput) => Promise<unknown>
  readonly onClose: () => void
}

/** Adds or changes an address. Pledges keep the one they were confirmed with. */
export function AddressDialog({ address, onSave, onClose }: AddressDialogProps) {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t(address ? 'shipping.edit' : 'shipping.add')}
      {...(address && { description: t('shipping.editHint') })}
      closeLabel={common('close')}
    >
      <AddressForm
        {...(address && { address: fromWire(address) })}
        draft={addressDraft(address?.id)}
        submitLabel={t('shipping.save')}
        onSubmit={onSave}
        onDone={onClose}
      />
    </Dialog>
  )
}
