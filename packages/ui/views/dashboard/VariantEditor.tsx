import type { RewardVariant } from '@kindling/api-client/model/project'
import { REWARD } from '@kindling/validation/limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'

interface VariantEditorProps {
  readonly variant: RewardVariant
  readonly onSave: (values: { readonly name: string; readonly quantity: number | null }) => Promise<unknown>
  readonly onClose: () => void
}

/** Another name or quantity of a variant. */
export function VariantEditor({ variant, onSave, onClose }: VariantEditorProps) {
  const { t } = useTranslation('dashboard')
  const [name, setName] = useState(variant.name)
  const [quantity, setQuantity] = useState(variant.quantity)
  const saving = useAction(onSave)
  const rejection = useRejectionFocus(saving.failure)
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => first.current?.focus(), [])
  const save = async () => {
    if (await saving.run({ name, quantity })) onClose()
  }
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // The form of the reward around it is not sent.
    event.preventDefault()
    if (name.trim() !== '') void save()
  }
  return (
    <div className={styles.variantEditor}>
      <div className={styles.variant}>
        <div className={styles.grows}>
          <TextField
            ref={first}
            label={t('variants.nameOf', { name: variant.name })}
            value={name}
            maxLength={REWARD.variantNameMax}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
            onKeyDown={saveOnEnter}
          />
        </div>
        <NumberField
          label={t('variants.quantityOf', { name: variant.name })}
          notANumber={t('notANumber')}
          value={quantity}
          onChange={setQuantity}
          onKeyDown={saveOnEnter}
        />
        <Button
          variant="line"
          pending={saving.pending}
          disabledReason={name.trim() === '' ? t('variants.nameFirst') : undefined}
          onClick={() => void save()}
        >
          {t('variants.save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
      {saving.failure && <RejectionAlert form="variant" ref={rejection} failure={saving.failure} />}
    </div>
  )
}
