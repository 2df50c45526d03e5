import type { Category } from '@kindling/api-client/model/project'
import { countryOptions } from '@kindling/validation/rules/countries'
import {
  type CountedFacet,
  countedFacets,
  LOCATION_FILTER_MAX,
} from '@kindling/validation/rules/list-filters'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Drawer } from '../../primitives/Drawer/Drawer.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as styles from './filter-sheet.css.ts'
import { useFilterWords } from './filter-words.ts'
import { type ListingPlace, type PlaceFacet, resetPlace, withoutFacet } from './listing-place.ts'

export interface FacetCounts {
  readonly total: number
  readonly categories: readonly { readonly id: number; readonly count: number }[]
  readonly options: readonly { readonly facet: string; readonly value: string; readonly count: number }[]
}

export interface FilterSheetProps {
  /** What is chosen so far; the list behind the sheet stays until it is shown. */
  readonly draft: ListingPlace
  readonly categories: readonly Category[] | undefined
  /** Counts for the draft; undefined if they are not there: the filters work without them. */
  readonly counts: FacetCounts | undefined
  readonly onDraft: (place: ListingPlace) => void
  readonly onShow: () => void
  readonly onClose: () => void
}

interface ChoiceProps {
  readonly legend: string
  readonly hint?: string
  readonly options: readonly {
    readonly value: string
    readonly words: string
    readonly count: number | undefined
  }[]
  readonly chosen: string | undefined
  readonly onChoose: (value: string | undefined) => void
}

/** One of a few or none: pressing the chosen one again takes it away. */
function Choice({ legend, hint, options, chosen, onChoose }: ChoiceProps): ReactNode {
  const { count } = useFormat()
  return (
    <fieldset className={styles.facet}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={styles.option}
            aria-pressed={option.value === chosen}
            onClick={() => onChoose(option.value === chosen ? undefined : option.value)}
          >
            {option.words}
            {option.count !== undefined && <span className={styles.count}>{count(option.count)}</span>}
          </button>
        ))}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </fieldset>
  )
}

/** The filters of a list, each option with the number of projects it would show. */
export function FilterSheet({ draft, categories, counts, onDraft, onShow, onClose }: FilterSheetProps) {
  const { t, i18n } = useTranslation('filters')
  const { option } = useFilterWords(categories)
  const { filters } = draft
  const set = (facet: Exclude<PlaceFacet, 'category_id'>, value: string | undefined) =>
    onDraft(
      value === undefined || value === ''
        ? withoutFacet(draft, facet)
        : { ...draft, filters: { ...filters, [facet]: value } },
    )
  const countOf = (facet: string, value: string) =>
    counts?.options.find((each) => each.facet === facet && each.value === value)?.count
  const choice = (facet: CountedFacet, hint?: string) => (
    <Choice
      legend={t(facet)}
      {...(hint && { hint })}
      options={countedFacets[facet].map((value) => ({
        value,
        words: option(facet, value),
        count: countOf(facet, value),
      }))}
      chosen={filters[facet]}
      onChoose={(value) => set(facet, value)}
    />
  )
  const goal = (facet: 'goal_from' | 'goal_to') => (
    <MoneyField
      label={t(facet)}
      placeholder={t('any')}
      notAnAmount={t('notAnAmount')}
      value={filters[facet] === undefined ? null : Number(filters[facet])}
      onChange={(cents) => set(facet, cents === null ? undefined : String(cents))}
    />
  )
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('open')}
      closeLabel={t('close')}
      footer={
        <div className={styles.footer}>
          <Button variant="quiet" onClick={() => onDraft(resetPlace(draft))}>
            {t('reset')}
          </Button>
          <div className={styles.show}>
            <Button onClick={onShow}>{counts ? t('show', { count: counts.total }) : t('showAll')}</Button>
          </div>
        </div>
      }
    >
      <div className={styles.facets}>
        <Choice
          legend={t('category_id')}
          options={(categories ?? []).map(({ id }) => ({
            value: String(id),
            words: option('category_id', String(id)),
            count: counts && (counts.categories.find((each) => each.id === id)?.count ?? 0),
          }))}
          chosen={draft.categoryId > 0 ? String(draft.categoryId) : undefined}
          onChoose={(value) => onDraft({ ...draft, categoryId: Number(value ?? 0) })}
        />
        {choice('funding_type')}
        {choice('held', t('heldHint'))}
        {choice('raised')}
        {choice('days_left')}
        <div className={styles.pair}>
          {goal('goal_from')}
          {goal('goal_to')}
        </div>
        <Select
          label={t('ships_to')}
          hint={t('shipsHint')}
          options={[
            { value: '', label: t('anywhere') },
            ...countryOptions(i18n.language).map(({ code, name }) => ({ value: code, label: name })),
          ]}
          value={filters.ships_to ?? ''}
          onChange={(event) => set('ships_to', event.target.value)}
        />
        <TextField
          label={t('location')}
          hint={t('locationHint')}
          maxLength={LOCATION_FILTER_MAX}
          value={filters.location ?? ''}
          onChange={(event) => set('location', event.target.value)}
          autoComplete="off"
        />
      </div>
    </Drawer>
  )
}
