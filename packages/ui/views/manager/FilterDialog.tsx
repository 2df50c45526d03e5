import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { DELAY } from '@kindling/validation/limits'
import { countryOptions } from '@kindling/validation/rules/countries'
import { orderStatuses } from '@kindling/validation/rules/order-status'
import { pledgeLabels } from '@kindling/validation/rules/pledge-label'
import { pledgeWaits } from '@kindling/validation/rules/pledge-list'
import x from 'lucide-react/icons/x'
import {
  type Dispatch,
  memo,
  type SetStateAction,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './backers.css.ts'
import { paymentsOf, without } from './backers-place.ts'

interface FilterDialogProps {
  readonly filter: PledgeFilter
  readonly rewards: PrivateProject['rewards']
  /** How many pledges a filter picks; called once a choice rests, so that they can be shown at once. */
  readonly onConsider: (filter: PledgeFilter) => Promise<{ readonly pledges_count: number }>
  readonly onFilter: (filter: PledgeFilter) => void
  readonly onClose: () => void
}

const noCountry: readonly string[] = []

interface CountrySelectProps {
  /** Countries that are not offered again. */
  readonly chosen: readonly string[]
  readonly onAdd: (code: string) => void
}

/** Two hundred and fifty countries, which no other choice draws again. */
const CountrySelect = memo(function CountrySelect({ chosen, onAdd }: CountrySelectProps) {
  const { t, i18n } = useTranslation('manager')
  return (
    <Select
      label={t('filter.country')}
      placeholder={t('filter.addCountry')}
      options={countryOptions(i18n.language)
        .filter(({ code }) => !chosen.includes(code))
        .map(({ code, name }) => ({ value: code, label: name }))}
      onChange={({ target }) => onAdd(target.value)}
    />
  )
})

type Part = 'waits_for' | 'payment_statuses' | 'order_statuses' | 'countries' | 'reward_ids'

/** How many pledges a filter picks, or null while that is not known; a failed count leaves the button without one. */
function useFound(filter: PledgeFilter, onConsider: FilterDialogProps['onConsider']): number | null {
  const [counted, setCounted] = useState<{ readonly filter: PledgeFilter; readonly found: number } | null>(
    null,
  )
  const consider = useEffectEvent(onConsider)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      consider(filter).then(
        ({ pledges_count: found }) => !isOver && setCounted({ filter, found }),
        () => undefined,
      )
    }, DELAY.searchDebounceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [filter])
  return counted?.filter === filter ? counted.found : null
}

/** Picks backers by what they wait for, payment, parcel, country and reward. Nothing changes until it is shown. */
export function FilterDialog({ filter, rewards, onConsider, onFilter, onClose }: FilterDialogProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const { count } = useFormat()
  const [draft, setDraft] = useState(filter)
  const found = useFound(draft, onConsider)
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('filter.title')}
      closeLabel={common('close')}
      footer={
        <div className={styles.ends}>
          <Button variant="line" onClick={() => setDraft(without({}, 'text'))}>
            {t('filter.clear')}
          </Button>
          <Button onClick={() => onFilter(draft)}>
            {found === null ? t('filter.show') : t('filter.showFound', { count: found, found: count(found) })}
          </Button>
        </div>
      }
    >
      <FilterParts draft={draft} rewards={rewards} onDraft={setDraft} />
    </Drawer>
  )
}

interface FilterPartsProps {
  readonly draft: PledgeFilter
  readonly rewards: PrivateProject['rewards']
  readonly onDraft: Dispatch<SetStateAction<PledgeFilter>>
}

/** All that can be chosen; drawn again for another choice alone, and not while the list behind it changes. */
const FilterParts = memo(function FilterParts({ draft, rewards, onDraft }: FilterPartsProps) {
  const { t, i18n } = useTranslation('manager')
  const has = (part: Part, values: readonly string[]) =>
    values.some((each) => (draft[part] as readonly string[] | undefined)?.includes(each))
  const set = useCallback(
    (part: Part, values: readonly string[]) =>
      onDraft((now) => {
        const there = (now[part] ?? []) as readonly string[]
        const isThere = values.some((each) => there.includes(each))
        const next = isThere ? there.filter((each) => !values.includes(each)) : [...there, ...values]
        return next.length === 0 ? without(now, part) : { ...now, [part]: next }
      }),
    [onDraft],
  )
  const addCountry = useCallback((code: string) => set('countries', [code]), [set])
  const countries = draft.countries ?? noCountry
  return (
    <div className={styles.parts}>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('filter.waiting')}</legend>
        {pledgeWaits.map((each) => (
          <Checkbox
            key={each}
            label={t(`filter.waits.${each}`)}
            checked={has('waits_for', [each])}
            onChange={() => set('waits_for', [each])}
          />
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('backers.columns.payment')}</legend>
        {pledgeLabels.map((label) => (
          <Checkbox
            key={label}
            label={t(`payment.${label}`)}
            checked={has('payment_statuses', paymentsOf[label])}
            onChange={() => set('payment_statuses', paymentsOf[label])}
          />
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('backers.columns.parcel')}</legend>
        {orderStatuses.map((status) => (
          <Checkbox
            key={status}
            label={t(`parcel.${status}`)}
            checked={has('order_statuses', [status])}
            onChange={() => set('order_statuses', [status])}
          />
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('backers.columns.items')}</legend>
        {rewards.map(({ id, title }) => (
          <Checkbox
            key={id}
            label={<bdi>{title}</bdi>}
            checked={has('reward_ids', [id])}
            onChange={() => set('reward_ids', [id])}
          />
        ))}
      </fieldset>
      <fieldset className={styles.part}>
        <legend className={styles.legend}>{t('filter.notes')}</legend>
        <Checkbox
          label={t('filter.noted')}
          checked={draft.noted === true}
          onChange={() =>
            onDraft((now) => (now.noted === true ? without(now, 'noted') : { ...now, noted: true }))
          }
        />
      </fieldset>
      <div className={styles.part}>
        <CountrySelect key={countries.length} chosen={countries} onAdd={addCountry} />
        <div className={styles.bar}>
          {countries.map((code) => (
            <button key={code} type="button" className={styles.chip} onClick={() => set('countries', [code])}>
              {formatCountry(code, i18n.language)}
              <VisuallyHidden>, {t('filter.remove')}</VisuallyHidden>
              <Icon icon={x} size={14} />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
})
