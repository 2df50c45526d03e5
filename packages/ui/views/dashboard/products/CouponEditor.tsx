import type { createCoupon } from '@kindling/api-client/contract/coupons'
import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { CouponCalls } from '@kindling/api-client/forms/coupon-calls'
import { type NewCouponForm, newCouponForm } from '@kindling/validation/forms/coupon'
import { CHECKOUT } from '@kindling/validation/limits'
import { couponDiscount } from '@kindling/validation/rules/coupon'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { MoneyField } from '../../../primitives/MoneyField/MoneyField.tsx'
import { NumberField } from '../../../primitives/NumberField/NumberField.tsx'
import { Select } from '../../../primitives/Select/Select.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { dateSeconds, dateText } from '../../form/date-text.ts'
import { overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import { KeptNotice } from '../../shared/KeptNotice.tsx'
import { useKeptEditor } from '../../shared/kept-editor.ts'
import * as dashboard from '../dashboard.css.ts'
import { EditorEnds } from '../EditorEnds.tsx'

type Reward = PrivateProject['rewards'][number]

interface CouponEditorProps {
  readonly rewards: readonly Reward[]
  readonly onSave: CouponCalls['create']
  readonly onClose: () => void
}

const blank = {
  code: '',
  kind: 'PERCENT',
  value: null as unknown as number,
  minimum_usd: 0,
  limit: null,
  ends_at: null,
} as const satisfies NewCouponForm

/** The platform names the field; a code without one is shown over the form. */
const couponPlacements = placements<typeof createCoupon>({ MAX_COUNT: overFormUntilChanged })

/** The fields of a new coupon: its terms never change, so that nobody's discount does. */
export function CouponEditor({ rewards, onSave, onClose }: CouponEditorProps) {
  const { t } = useTranslation('coupons')
  const { t: dashboardWords } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { form, ...saving } = useForm<NewCouponForm>({
    name: 'coupon',
    schema: newCouponForm,
    empty: blank,
    placements: couponPlacements,
    submit: async (values) => {
      await onSave(values)
      kept.close()
    },
  })
  const kept = useKeptEditor(form, { kind: 'coupon', id: 'new', start: blank, onClose })
  const values = form.watch()
  const change = <Key extends keyof NewCouponForm>(key: Key, value: NewCouponForm[Key] | null) =>
    form.setValue(key, value as never, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  const problem = (key: keyof NewCouponForm) => saving.field(key, t(`fields.${key}`)).error
  const isPercent = values.kind === 'PERCENT'
  return (
    <form method="dialog" noValidate className={dashboard.editor} onSubmit={saving.onSubmit}>
      <KeptNotice kept={kept} />
      <TextField
        {...saving.field('code', t('fields.code'))}
        hint={t('fields.codeHint', { min: CHECKOUT.couponMin, max: CHECKOUT.couponMax })}
        count={dashboardWords('count', { used: values.code.trim().length, max: CHECKOUT.couponMax })}
        autoComplete="off"
      />
      <div className={dashboard.pair}>
        <Select
          label={t('fields.kind')}
          value={values.kind}
          options={(['PERCENT', 'AMOUNT'] as const).map((kind) => ({
            value: kind,
            label: t(`kinds.${kind}`),
          }))}
          onChange={({ target }) => {
            change('kind', target.value === 'AMOUNT' ? 'AMOUNT' : 'PERCENT')
            // Ten percent are not ten cents.
            change('value', null)
          }}
        />
        {isPercent ? (
          <NumberField
            label={t('fields.percent')}
            notANumber={dashboardWords('notANumber')}
            hint={t('fields.percentHint', { max: CHECKOUT.couponPercentMax })}
            value={values.value}
            error={problem('value')}
            onChange={(value) => change('value', value)}
          />
        ) : (
          <MoneyField
            label={t('fields.amount')}
            notAnAmount={dashboardWords('notAnAmount')}
            value={values.value}
            error={problem('value')}
            onChange={(cents) => change('value', cents)}
          />
        )}
      </div>
      <div className={dashboard.pair}>
        <MoneyField
          label={t('fields.minimum_usd')}
          notAnAmount={dashboardWords('notAnAmount')}
          optional={common('optional')}
          value={values.minimum_usd === 0 ? null : values.minimum_usd}
          error={problem('minimum_usd')}
          onChange={(cents) => change('minimum_usd', cents ?? 0)}
        />
        <NumberField
          label={t('fields.limit')}
          notANumber={dashboardWords('notANumber')}
          optional={common('optional')}
          hint={t('fields.limitHint')}
          value={values.limit}
          error={problem('limit')}
          onChange={(limit) => change('limit', limit)}
        />
        <TextField
          type="date"
          label={t('fields.ends_at')}
          optional={common('optional')}
          value={dateText(values.ends_at)}
          error={problem('ends_at')}
          onChange={({ target }) => change('ends_at', dateSeconds(target.value))}
        />
      </div>
      <Effect values={values} rewards={rewards} />
      {saving.failure && <RejectionAlert form="coupon" ref={saving.rejection} failure={saving.failure} />}
      <EditorEnds saving={saving} onRemove={undefined} onClose={kept.close} label={t('save')} />
    </form>
  )
}

interface EffectProps {
  readonly values: NewCouponForm
  readonly rewards: readonly Reward[]
}

/** What the coupon does to the first reward that it suits, before it is made. */
function Effect({ values: { kind, value, minimum_usd: minimum, limit }, rewards }: EffectProps) {
  const { t } = useTranslation('coupons')
  const format = useFormat()
  const reward = rewards.find(({ is_addon, price }) => !is_addon && price > 0 && price >= minimum)
  if (!reward || !value || (kind === 'PERCENT' && value > CHECKOUT.couponPercentMax)) return null
  const isPercent = kind === 'PERCENT'
  const terms = { percent: isPercent ? value : null, amount: isPercent ? null : value, minimum }
  const saved = couponDiscount(terms, reward.price)
  const money = (cents: number) => format.money(cents, { fractions: 'always' })
  return (
    <p role="status">
      {t('effect', { reward: reward.title, saved: money(saved), pays: money(reward.price - saved) })}{' '}
      {limit !== null && t('cost', { count: limit, uses: format.count(limit), cost: money(saved * limit) })}
    </p>
  )
}
