import type { createReward, updateReward } from '@kindling/api-client/contract/rewards'
import { fromWire, toWire } from '@kindling/api-client/forms/reward'
import type { Reward } from '@kindling/api-client/model/project'
import { type RewardForm, rewardForm } from '@kindling/validation/forms/reward'
import { REWARD } from '@kindling/validation/limits'
import { EVERYWHERE_ELSE } from '@kindling/validation/rules/shipping-cost'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { startTransition, useCallback, useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { Switch } from '../../primitives/Switch/Switch.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { dateSeconds, dateText } from '../form/date-text.ts'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { KeptNotice } from '../shared/KeptNotice.tsx'
import { useKeptEditor } from '../shared/kept-editor.ts'
import * as styles from './dashboard.css.ts'
import { EditorEnds } from './EditorEnds.tsx'
import { RewardPicture } from './RewardPicture.tsx'
import type { ShownReward } from './RewardPreview.tsx'
import type { RewardCalls } from './reward-calls.ts'
import { ShippingCosts } from './ShippingCosts.tsx'
import { VariantList } from './VariantList.tsx'

interface RewardEditorProps {
  /** Absent: a new one. */
  readonly reward?: Reward
  /** What a new one starts as. */
  readonly isAddOn?: boolean
  readonly calls: RewardCalls
  /** Absent: for a new one. */
  readonly onRemove?: () => Promise<unknown>
  /** Shows what is typed as backers will see it. */
  readonly onShow: (reward: ShownReward) => void
  readonly onClose: () => void
}

type Values = Required<RewardForm>

const blank = {
  title: '',
  description: '',
  includes: [],
  price: null as unknown as number,
  backer_limit: null,
  delivery_date: null,
  available_until: null,
  is_donation: false,
  is_addon: false,
  needs_shipping: true,
  shipping_cost: {},
  variants: [],
} satisfies Values

/** What a reward is; switches. */
const kinds = ['is_donation', 'is_addon', 'needs_shipping'] as const
type Kind = (typeof kinds)[number]
/** In the parcel of its reward, at no extra cost. */
const blankAddOn = { ...blank, is_addon: true, shipping_cost: { [EVERYWHERE_ELSE]: 0 } } satisfies Values

/** The platform names the field; a code without one is shown over the form. */
const rewardPlacements = {
  ...placements<typeof createReward>({ MAX_COUNT: overFormUntilChanged }),
  ...placements<typeof updateReward>({
    INVALID_ID: overFormUntilChanged,
    DONATION_NO_VARIANT: overFormUntilChanged,
  }),
}

/** The fields of a reward; its variants save themselves. */
export function RewardEditor({
  reward,
  isAddOn = false,
  calls,
  onRemove,
  onShow,
  onClose,
}: RewardEditorProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const start = reward ? fromWire(reward) : isAddOn ? blankAddOn : blank
  const { form, ...saving } = useForm<Values>({
    name: 'reward',
    schema: rewardForm({ nowMs: Date.now }),
    empty: start,
    placements: rewardPlacements,
    submit: async (values) => {
      const { available_until: _, includes: _includes, ...body } = toWire(values)
      await (reward ? calls.updateReward(reward.id, body) : calls.createReward(body))
      kept.close()
    },
  })
  const kept = useKeptEditor(form, {
    kind: 'reward',
    id: reward?.id ?? (isAddOn ? 'new add-on' : 'new'),
    start,
    onClose,
  })
  const { watch, getValues, setValue } = form
  const { isSubmitted } = form.formState
  const values = watch()
  // The card follows; what was typed is painted first.
  const show = useEffectEvent((next: Partial<Values>) =>
    startTransition(() =>
      onShow({ ...blank, ...next, price: next.price ?? 0, image: reward?.image ?? null } as ShownReward),
    ),
  )
  useEffect(() => {
    show(getValues())
    const { unsubscribe } = watch((next) => show(next as Partial<Values>))
    return unsubscribe
  }, [watch, getValues])
  const change = useCallback(
    <Key extends keyof Values>(key: Key, value: Values[Key]) =>
      setValue(key, value as never, { shouldDirty: true, shouldValidate: isSubmitted }),
    [setValue, isSubmitted],
  )
  const changeCosts = useCallback((costs: Record<string, number>) => change('shipping_cost', costs), [change])
  const problem = (key: 'price' | 'backer_limit' | 'delivery_date' | 'shipping_cost' | Kind) =>
    saving.field(key, t(`rewards.fields.${key}`)).error
  /** A switch has no place of its own for what is wrong with it. */
  const kindProblem = kinds.map(problem).find((each) => each !== undefined)
  const hasVariants = reward?.variants.some(({ name }) => name !== '') ?? false
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <KeptNotice kept={kept} />
      <div className={styles.pair}>
        <TextField
          {...saving.field('title', t('rewards.fields.title'))}
          count={t('count', { used: countCharacters(values.title), max: REWARD.titleMax })}
          autoComplete="off"
        />
        <MoneyField
          label={t('rewards.fields.price')}
          notAnAmount={t('notAnAmount')}
          value={values.price}
          error={problem('price')}
          onChange={(cents) => change('price', cents as number)}
        />
      </div>
      <TextArea
        {...saving.field('description', t('rewards.fields.description'))}
        optional={common('optional')}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('rewards.fields.backer_limit')}
          notANumber={t('notANumber')}
          hint={t('rewards.limitHint')}
          value={values.backer_limit ?? null}
          error={problem('backer_limit')}
          onChange={(limit) => change('backer_limit', limit)}
        />
        <TextField
          type="date"
          label={t('rewards.fields.delivery_date')}
          value={dateText(values.delivery_date)}
          error={problem('delivery_date')}
          onChange={(event) => change('delivery_date', dateSeconds(event.target.value))}
        />
      </div>
      {!values.is_addon && !hasVariants && (
        <Switch
          label={t('rewards.fields.is_donation')}
          hint={t('rewards.donationHint')}
          checked={values.is_donation}
          onChange={({ target }) => {
            change('is_donation', target.checked)
            if (target.checked) change('needs_shipping', false)
          }}
        />
      )}
      {!values.is_donation && (
        <Switch
          label={t('rewards.fields.is_addon')}
          hint={t('addOns.hint')}
          checked={values.is_addon}
          onChange={(event) => change('is_addon', event.target.checked)}
        />
      )}
      {!values.is_donation && (
        <Switch
          label={t('rewards.fields.needs_shipping')}
          checked={values.needs_shipping}
          onChange={(event) => change('needs_shipping', event.target.checked)}
        />
      )}
      {kindProblem && (
        <Alert tone="danger" arrival="announced">
          {kindProblem}
        </Alert>
      )}
      {values.needs_shipping && (
        <ShippingCosts costs={values.shipping_cost} error={problem('shipping_cost')} onChange={changeCosts} />
      )}
      {saving.failure && <RejectionAlert form="reward" ref={saving.rejection} failure={saving.failure} />}
      {reward && <RewardPicture reward={reward} calls={calls} />}
      {reward && !reward.is_donation && <VariantList reward={reward} calls={calls} />}
      <EditorEnds saving={saving} onRemove={onRemove} onClose={kept.close} label={t('rewards.save')} />
    </form>
  )
}
