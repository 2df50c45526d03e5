import type { Reward, RewardVariant } from '@kindling/api-client/model/project'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'
import type { RewardCalls } from './reward-calls.ts'

interface VariantListProps {
  readonly reward: Reward
  readonly calls: RewardCalls
}

/** The choices within a reward. A reward without one has a single variant that has no name. */
export function VariantList({ reward, calls }: VariantListProps) {
  const { t } = useTranslation('dashboard')
  const [name, setName] = useState('')
  const [quantity, setQuantity] = useState<number | null>(null)
  const adding = useAction(async () => {
    await calls.createVariant(reward.id, { name, quantity })
    setName('')
    setQuantity(null)
  })
  const changing = useAction((change: () => Promise<unknown>) => change())
  const failure = adding.failure ?? changing.failure
  const named = reward.variants.filter((variant) => variant.name !== '')
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.legend}>{t('variants.title')}</legend>
      {named.map((variant) => (
        <Row key={variant.id} {...{ reward, variant, calls }} run={changing.run} />
      ))}
      <div className={styles.variant}>
        <div className={styles.grows}>
          <TextField
            label={t('variants.name')}
            value={name}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <NumberField
          label={t('variants.quantity')}
          notANumber={t('notANumber')}
          value={quantity}
          onChange={setQuantity}
        />
        <Button variant="line" pending={adding.pending} onClick={() => void adding.run()}>
          {t('variants.add')}
        </Button>
      </div>
      {failure && <RejectionAlert form="variant" failure={failure} />}
    </fieldset>
  )
}

interface RowProps extends VariantListProps {
  readonly variant: RewardVariant
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>
}

function Row({ reward, variant, calls, run }: RowProps) {
  const { t } = useTranslation('dashboard')
  return (
    <div className={styles.variant}>
      <div className={styles.grows}>
        <Text weight="semibold">{variant.name}</Text>
        <Text size="t14" tone="muted">
          {variant.quantity === null
            ? t('rewards.noLimit')
            : t('rewards.available', { count: variant.quantity })}
        </Text>
      </div>
      {variant.is_default ? (
        <Badge>{t('variants.default')}</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          onClick={() => void run(() => calls.updateVariant(reward.id, variant.id, { default: true }))}
        >
          {t('variants.makeDefault', { name: variant.name })}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        onClick={() => void run(() => calls.removeVariant(reward.id, variant.id))}
      >
        {t('variants.remove', { name: variant.name })}
      </Button>
    </div>
  )
}
