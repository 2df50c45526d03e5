import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { AddressFields, type AddressInput, type AddressValues, emptyAddress } from './AddressFields.tsx'
import { addressPlacements } from './placements.ts'
import { useFormDraft } from './use-draft.ts'

export interface AddressFormProps {
  /** The address to change; absent: a new one. */
  readonly address?: AddressValues
  /** The button's label: "Continue to payment", "Save address". */
  readonly submitLabel: string
  /** Key under which what was typed is kept if the session ends meanwhile. */
  readonly draft: string
  readonly onSubmit: (address: AddressInput) => Promise<unknown>
  readonly onDone: () => void
}

const addressFields = Object.keys(emptyAddress) as (keyof AddressValues)[]

/** An address, new or changed. */
export function AddressForm({
  address = emptyAddress,
  submitLabel,
  draft,
  onSubmit,
  onDone,
}: AddressFormProps) {
  const { t } = useTranslation('checkout')
  const { form, ...saving } = useForm({
    name: 'address',
    schema: shippingAddressForm,
    empty: address,
    placements: addressPlacements,
    submit: async (values) => {
      await onSubmit(values)
      onDone()
    },
  })
  useFormDraft(draft, form, addressFields)
  return (
    <form method="dialog" noValidate onSubmit={saving.onSubmit}>
      <Stack gap={16}>
        <AddressFields form={form} purpose="shipping" />
        {saving.failure && <RejectionAlert ref={saving.rejection} failure={saving.failure} form="address" />}
        <SubmitButton of={saving} size="large" width="full" pendingLabel={t('saving')} change={t('change')}>
          {submitLabel}
        </SubmitButton>
      </Stack>
    </form>
  )
}
