import type { Reward, RewardVariant } from '@kindling/api-client/model/project'
import { memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { SortableList, type SortableParts } from '../../widgets/SortableList/SortableList.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'
import type { RewardCalls } from './reward-calls.ts'
import { useRemoved } from './use-removed.tsx'
import { useSortWords } from './use-sort-words.ts'
import { VariantEditor } from './VariantEditor.tsx'

interface VariantListProps {
  readonly reward: Reward
  readonly calls: RewardCalls
}

/**
 * The choices within a reward. A reward without one has a single variant that has no name. Drawn anew with the reward
 * alone, and not with each key in a field beside it.
 */
export const VariantList = memo(function VariantList({ reward, calls }: VariantListProps) {
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
  const sortWords = useSortWords()
  const removed = useRemoved(calls.restore)
  /** One variant has another place: the first from which on the order differs, or the one that went behind it. */
  const place = async (order: readonly string[]) => {
    const from = named.findIndex(({ id }, index) => id !== order[index])
    const moved = order[from] === named[from + 1]?.id ? named[from]?.id : order[from]
    if (moved) await calls.updateVariant(reward.id, moved, { position: order.indexOf(moved) })
  }
  const named = reward.variants.filter((variant) => variant.name !== '')
  return (
    <fieldset className={styles.variants}>
      <legend className={styles.legend}>{t('variants.title')}</legend>
      {named.length > 0 && (
        <SortableList
          label={t('variants.title')}
          items={named}
          words={sortWords}
          onSort={(order) => changing.run(() => place(order))}
        >
          {(variant, parts, index) => (
            <>
              {removed.rows((place) => place === index)}
              <Row
                {...{ reward, variant, calls, parts }}
                run={changing.run}
                onRemove={() =>
                  removed.remove({ id: variant.id, name: variant.name, place: index }, () =>
                    calls.removeVariant(reward.id, variant.id),
                  )
                }
              />
            </>
          )}
        </SortableList>
      )}
      {removed.rows((place) => place >= named.length)}
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
      {named.length > 0 && (
        <Text size="t14" tone="muted">
          {t('variants.pictureRules')}
        </Text>
      )}
      {failure && <RejectionAlert form="variant" failure={failure} />}
    </fieldset>
  )
})

interface RowProps extends VariantListProps {
  readonly parts: SortableParts
  readonly variant: RewardVariant
  readonly run: (change: () => Promise<unknown>) => Promise<boolean>
  readonly onRemove: () => Promise<unknown>
}

function Row({ reward, variant, calls, parts, run, onRemove }: RowProps) {
  const { t } = useTranslation('dashboard')
  const input = useRef<HTMLInputElement>(null)
  const { id, name, image } = variant
  const [uploading, setUploading] = useState(false)
  const upload = async (file: File) => {
    setUploading(true)
    await run(() => calls.setVariantImage(reward.id, id, file))
    setUploading(false)
  }
  const [editing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  const pictureWords = t(image ? 'variants.changePicture' : 'variants.addPicture', { name })
  if (editing)
    return (
      <VariantEditor
        variant={variant}
        onSave={(values) => calls.updateVariant(reward.id, id, values)}
        onClose={() => {
          flushSync(() => setEditing(false))
          edit.current?.focus()
        }}
      />
    )
  return (
    <div className={styles.variantRow}>
      {parts.handle}
      {image && (
        <div className={styles.variantPicture}>
          <Picture image={image} ratio="1/1" sizes="64px" alt="none" corners="control" />
        </div>
      )}
      <div className={styles.grows}>
        <Text weight="semibold">{variant.name}</Text>
        <Text size="t14" tone="muted">
          {variant.quantity === null
            ? t('rewards.noLimit')
            : t('rewards.available', { count: variant.quantity })}
        </Text>
      </div>
      <Button ref={edit} variant="quiet" size="small" onClick={() => setEditing(true)}>
        {t('editOf', { name })}
      </Button>
      <Button variant="quiet" size="small" pending={uploading} onClick={() => input.current?.click()}>
        {pictureWords}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={pictureWords}
        accept="image/png,image/jpeg"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Choosing the same file again after a fix must fire a change event.
          target.value = ''
          if (file) void upload(file)
        }}
      />
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
      {parts.arrows}
      <Button variant="quiet" size="small" onClick={() => void run(onRemove)}>
        {t('variants.remove', { name: variant.name })}
      </Button>
    </div>
  )
}
