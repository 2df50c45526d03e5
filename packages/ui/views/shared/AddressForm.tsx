import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { AddressFields, type AddressInput, type AddressValues, emptyAddress } from './AddressFields.tsx'
import { useCodeForm } from './code-form.ts'
import { useErrorWords } from './error-words.ts'
import { useFormDraft } from './use-draft.ts'
import { useRefusalFocus } from './use-refusal-focus.ts'
import { useSaving } from './use-saving.ts'

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
  const words = useErrorWords()
  const form = useCodeForm(shippingAddressForm, address)
  useFormDraft(draft, form, addressFields)
  const saving = useSaving(form, onSubmit, onDone)
  const failed = saving.failure?.items[0]
  const alert = useRefusalFocus(failed)
  return (
    <form noValidate onSubmit={form.handleSubmit((values) => void saving.run(values))}>
      <Stack gap={16}>
        <AddressFields form={form} purpose="shipping" />
        {failed && (
          <Alert ref={alert} tone="danger" arrival="announced">
            {words(failed)}
          </Alert>
        )}
        <Button type="submit" size="large" width="full" pending={saving.pending} pendingLabel={t('saving')}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  )
}
