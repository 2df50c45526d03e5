import { fromWire } from '@kindling/api-client/forms/address'
import type { ShippingAddress } from '@kindling/api-client/model/account'
import type { ShippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import type { Failure } from '../../state/failure.ts'
import type { BillingFieldsHandle } from './BillingFields.tsx'
import { useAddressLine } from './lines.ts'

// Loaded on demand: it carries every country and its postal codes, which a saved address does not need.
const BillingFields = lazyPart(() => import('./BillingFields.tsx').then((module) => module.BillingFields))

const none = 'none'
const other = 'other'
const prefix = 'billing_address.'

/**
 * The billing address of a card: none, one of the person's, or another.
 *
 * @param addresses undefined: it is not asked for.
 */
export function useBilling(addresses: readonly ShippingAddress[] | undefined) {
  const { t } = useTranslation('checkout')
  const addressLine = useAddressLine()
  const [billed, setBilled] = useState<string>(none)
  const handle = useRef<BillingFieldsHandle>(null)
  return {
    fields: addresses && (
      <>
        <RadioGroup
          label={t('payment.billing')}
          value={billed}
          onChange={setBilled}
          options={[
            { value: none, label: t('payment.billingNone') },
            ...addresses.map((each) => ({
              value: each.id,
              label: each.name || each.line1,
              detail: addressLine({ ...each, name: '' }),
            })),
            { value: other, label: t('payment.billingOther') },
          ]}
        />
        {billed === other && (
          <Suspense fallback={null}>
            <BillingFields ref={handle} />
          </Suspense>
        )}
      </>
    ),
    /** The chosen address, null for none; undefined: what was typed is invalid, and its fields show why. */
    read: async (): Promise<ShippingAddressForm | null | undefined> => {
      const known = addresses?.find(({ id }) => id === billed)
      if (known) return fromWire(known)
      if (billed !== other) return null
      return (await handle.current?.read()) ?? undefined
    },
    /** Shows rejections of the other address beside its fields; returns the rest. */
    place: (failure: Failure): Failure => {
      const ofAddress = failure.items.filter(({ field }) => billed === other && field?.startsWith(prefix))
      handle.current?.place(
        ofAddress.map((item) => ({ ...item, field: (item.field ?? '').slice(prefix.length) })),
      )
      return { ...failure, items: failure.items.filter((item) => !ofAddress.includes(item)) }
    },
  }
}
