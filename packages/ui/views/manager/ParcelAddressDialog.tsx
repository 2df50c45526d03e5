import { fromWire } from '@kindling/api-client/forms/address'
import type { ShippingAddress } from '@kindling/api-client/model/account'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import type { AddressInput } from '../shared/AddressFields.tsx'
import { AddressForm } from '../shared/AddressForm.tsx'

interface ParcelAddressDialogProps {
  readonly pledgeId: string
  readonly address: ShippingAddress
  readonly onSave: (address: AddressInput) => Promise<unknown>
  readonly onDone: () => void
  readonly onClose: () => void
}

/** Where the parcel goes instead, as its backer asked for in a message. */
export function ParcelAddressDialog({
  pledgeId,
  address,
  onSave,
  onDone,
  onClose,
}: ParcelAddressDialogProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t('address.title')}
      description={t('address.hint')}
      closeLabel={common('close')}
    >
      <AddressForm
        address={fromWire(address)}
        draft={`parcel-address:${pledgeId}`}
        submitLabel={t('address.save')}
        onSubmit={onSave}
        onDone={onDone}
      />
    </Dialog>
  )
}
