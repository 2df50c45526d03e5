import type { ShippingAddress } from '@kindling/api-client/model/account'
import mapPin from 'lucide-react/icons/map-pin'
import plus from 'lucide-react/icons/plus'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useDrafts } from '../../state/draft-state.ts'
import type { AddressInput } from '../shared/AddressFields.tsx'
import { useAddressLine } from '../shared/lines.ts'
import { addressDraft } from './address-draft.ts'
import { SavedRow } from './SavedRow.tsx'
import * as styles from './settings.css.ts'

const AddressDialog = lazyPart(async () => (await import('./AddressDialog.tsx')).AddressDialog)

export interface ShippingTabProps {
  readonly addresses: readonly ShippingAddress[]
  readonly defaultId: string | null
  readonly onAdd: (address: AddressInput) => Promise<unknown>
  readonly onChange: (id: string, address: AddressInput) => Promise<unknown>
  readonly onMakeDefault: (id: string) => Promise<unknown>
  readonly onRemove: (id: string) => Promise<unknown>
}

/** Addresses rewards are sent to (spec 1 §2). */
export function ShippingTab(props: ShippingTabProps) {
  const { addresses, defaultId, onAdd, onChange, onMakeDefault, onRemove } = props
  const { t } = useTranslation('settings')
  const addressLine = useAddressLine()
  const [opened, setOpened] = useState<'new' | ShippingAddress | null>(null)
  const drafts = useDrafts()
  // The session ended while the dialog was open: open it again, with what was typed.
  const left = drafts[addressDraft(undefined)]
    ? 'new'
    : addresses.find(({ id }) => drafts[addressDraft(id)] !== undefined)
  if (left && opened === null) setOpened(left)
  return (
    <>
      <Heading level={2} size="t26">
        {t('shipping.title')}
      </Heading>
      <p className={styles.intro}>{t('shipping.hint')}</p>
      {addresses.length === 0 ? (
        <EmptyState level={3} title={t('shipping.empty')}>
          {t('shipping.emptyHint')}
        </EmptyState>
      ) : (
        <ul className={styles.rows}>
          {addresses.map((address) => (
            <SavedRow
              key={address.id}
              icon={mapPin}
              title={address.name || address.line1}
              detail={addressLine({ ...address, name: '', line1: address.name ? address.line1 : '' })}
              isDefault={address.id === defaultId}
              onMakeDefault={() => onMakeDefault(address.id)}
              onRemove={() => onRemove(address.id)}
              onEdit={() => setOpened(address)}
              removeAsk={t('shipping.removeAsk')}
            />
          ))}
        </ul>
      )}
      <div className={styles.below}>
        <Button variant="line" icon={plus} onClick={() => setOpened('new')}>
          {t('shipping.add')}
        </Button>
      </div>
      <Suspense fallback={<Opening onMovedOn={() => setOpened(null)} />}>
        {opened !== null && (
          <AddressDialog
            address={opened === 'new' ? undefined : opened}
            onSave={(input) => (opened === 'new' ? onAdd(input) : onChange(opened.id, input))}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  )
}
