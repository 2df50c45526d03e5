import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { pledgeLabels } from '@kindling/validation/rules/pledge-label'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { paymentsOf } from './backers-place.ts'

export interface Sentence {
  readonly part: keyof PledgeFilter
  readonly words: string
}

/** What a filter says, a sentence a part: "Payment: failed or cancelled". */
export function useFilterSentences(rewards: PrivateProject['rewards']) {
  const { t, i18n } = useTranslation('manager')
  const or = (words: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(words)
  return (filter: PledgeFilter): Sentence[] => {
    const {
      text,
      payment_statuses = [],
      order_statuses = [],
      countries = [],
      reward_ids = [],
      noted,
      waits_for = [],
    } = filter
    const labels = pledgeLabels.filter((label) =>
      paymentsOf[label].some((each) => payment_statuses.includes(each)),
    )
    const titles = rewards.filter(({ id }) => reward_ids.includes(id)).map(({ title }) => title)
    const all: [keyof PledgeFilter, boolean, () => string][] = [
      ['text', Boolean(text), () => t('filter.says.text', { text })],
      ['payment_statuses', labels.length > 0, () => or(labels.map((each) => t(`payment.${each}`)))],
      [
        'order_statuses',
        order_statuses.length > 0,
        () => or(order_statuses.map((each) => t(`parcel.${each}`))),
      ],
      [
        'countries',
        countries.length > 0,
        () =>
          t('filter.says.countries', {
            countries: or(countries.map((each) => formatCountry(each, i18n.language))),
          }),
      ],
      ['reward_ids', reward_ids.length > 0, () => t('filter.says.rewards', { rewards: or(titles) })],
      ['waits_for', waits_for.length > 0, () => or(waits_for.map((each) => t(`filter.waits.${each}`)))],
      ['noted', noted !== undefined, () => t(noted ? 'filter.says.noted' : 'filter.says.unnoted')],
    ]
    return all.flatMap(([part, isThere, words]) => (isThere ? [{ part, words: words() }] : []))
  }
}
