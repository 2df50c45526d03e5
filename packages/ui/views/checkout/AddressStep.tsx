import type { ShippingAddress } from '@kindling/api-client/model/account'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { useDrafts } from '../../state/draft-state.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import type { AddressInput } from '../shared/AddressFields.tsx'
import { useAddressLine } from '../shared/lines.ts'
import { useAction } from '../shared/use-action.ts'

// Loaded on demand: it carries every country and its postal codes, which a saved address does not need.
const AddressForm = lazyPart(() => import('../shared/AddressForm.tsx').then((module) => module.AddressForm))

export interface AddressStepProps {
  readonly addresses: readonly ShippingAddress[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => Promise<unknown>
  readonly onAdd: (address: AddressInput) => Promise<unknown>
  readonly onDone: () => void
}

const anew = 'new'

/** Chooses a saved address or adds a new one. */
export function AddressStep({ addresses, chosen, onChoose, onAdd, onDone }: AddressStepProps) {
  const { t } = useTranslation('checkout')
  const addressLine = useAddressLine()
  const known = addresses.some(({ id }) => id === chosen)
  const [picked, setPicked] = useState<string>(known && chosen ? chosen : (addresses[0]?.id ?? anew))
  const { 'checkout address': draft } = useDrafts()
  if (draft && picked !== anew) setPicked(anew)
  const choosing = useAction(onChoose)
  const alert = useRejectionFocus(choosing.failure)

  return (
    <Stack gap={16}>
      {addresses.length > 0 && (
        <RadioGroup
          label={t('address.title')}
          labelDisplay="spoken"
          value={picked}
          onChange={(id) => {
            setPicked(id)
            choosing.clear()
          }}
          options={[
            ...addresses.map((address) => ({
              value: address.id,
              label: address.name || address.line1,
              detail: addressLine({ ...address, name: '' }),
            })),
            { value: anew, label: t('address.new') },
          ]}
        />
      )}
      {picked === anew ? (
        <Suspense fallback={null}>
          <AddressForm
            draft="checkout address"
            submitLabel={t('address.continue')}
            onSubmit={onAdd}
            onDone={onDone}
          />
        </Suspense>
      ) : (
        <>
          {choosing.failure && <RejectionAlert ref={alert} failure={choosing.failure} />}
          <Button
            size="large"
            width="full"
            pending={choosing.pending}
            pendingLabel={t('saving')}
            onClick={async () => {
              if (await choosing.run(picked)) onDone()
            }}
          >
            {t('address.continue')}
          </Button>
        </>
      )}
    </Stack>
  )
}
