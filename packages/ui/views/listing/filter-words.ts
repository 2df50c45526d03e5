import type { Category } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { useFormat } from '../../format/use-format.ts'
import type { PlaceFacet } from './listing-place.ts'

/** Percent at which the steps of "raised" begin and end. */
const raised = { 'under-50': [50, 50], '50-89': [50, 89], '90-99': [90, 99] } as const
const isRaised = (value: string): value is keyof typeof raised => Object.hasOwn(raised, value)

/** Words for a value of a facet: in the sheet, where the facet stands above it, and alone. */
export function useFilterWords(categories: readonly Category[] | undefined) {
  const { t, i18n } = useTranslation('filters')
  const { t: shell } = useTranslation('shell')
  const { money, percent } = useFormat()
  const categoryName = (id: number) =>
    shell(`kinds.${id}` as 'kinds.1', {
      defaultValue: categories?.find((each) => each.id === id)?.name ?? '',
    })
  const amount = (value: string) => money(Number(value))
  const option = (facet: PlaceFacet, value: string): string => {
    switch (facet) {
      case 'category_id':
        return categoryName(Number(value))
      case 'held':
        return t('options.held', { percent: percent(Number(value)) })
      case 'days_left':
        return t('options.days', { count: Number(value) })
      case 'raised': {
        if (!isRaised(value)) return t('options.funded')
        const [low, high] = raised[value]
        return t(`options.${value}`, { low: percent(low), high: percent(high) })
      }
      default:
        return t(`options.${value as 'CROWDFUNDING'}`)
    }
  }
  const chip = (facet: PlaceFacet, value: string): string => {
    switch (facet) {
      case 'held':
        return t('chips.held', { percent: percent(Number(value)) })
      case 'raised': {
        if (!isRaised(value)) return t('options.funded')
        const [low, high] = raised[value]
        return t(`chips.${value}`, { low: percent(low), high: percent(high) })
      }
      case 'goal_from':
      case 'goal_to':
        return t(`chips.${facet}`, { amount: amount(value) })
      case 'ships_to':
        return t('chips.ships_to', { country: formatCountry(value, i18n.language) })
      case 'location':
        return t('chips.location', { place: value })
      default:
        return option(facet, value)
    }
  }
  return { option, chip }
}
