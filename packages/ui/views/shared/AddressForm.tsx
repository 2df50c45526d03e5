import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useCodeForm } from '../form/code-form.ts'
import { Refusal } from '../form/Refusal.tsx'
import { useRefusalFocus } from '../form/use-refusal-focus.ts'
import { useSaving } from '../form/use-saving.ts'
import { AddressFields, type AddressInput, type AddressValues, emptyAddress } from './AddressFields.tsx'
import { useFormDraft } from './use-draft.ts'

export interface AddressFormProps {
  /** To be changed; absent: a new one. */
  readonly address?: AddressValues
  /** The button's verb: "Continue to payment", "Save address". */
  readonly submitLabel: string
  /** Under which what was typed waits, if the session ends meanwhile. */
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
  const form = useCodeForm(shippingAddressForm, address)
  useFormDraft(draft, form, addressFields)
  const saving = useSaving(form, onSubmit, onDone)
  const alert = useRefusalFocus(saving.failure)
  return (
    <form method="dialog" noValidate onSubmit={form.handleSubmit((values) => void saving.run(values))}>
      <Stack gap={16}>
        <AddressFields form={form} purpose="shipping" />
        {saving.failure && <Refusal ref={alert} failure={saving.failure} />}
        <Button type="submit" size="large" width="full" pending={saving.pending} pendingLabel={t('saving')}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
