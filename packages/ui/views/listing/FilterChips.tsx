import type { Category } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { x } from '../../primitives/Icon/glyphs.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { useFilterWords } from './filter-words.ts'
import * as styles from './filters.css.ts'
import {
  type ListingPlace,
  listingHref,
  narrowedBy,
  type PlaceFacet,
  resetPlace,
  withoutFacet,
} from './listing-place.ts'

export interface FilterChipsProps {
  readonly place: ListingPlace
  readonly categories: readonly Category[] | undefined
}

const valueIn = (place: ListingPlace, facet: PlaceFacet) =>
  facet === 'category_id' ? String(place.categoryId) : (place.filters[facet] ?? '')

/** What narrows the list. Each is a link to the list without it, because the address holds the filters. */
export function FilterChips({ place, categories }: FilterChipsProps) {
  const { t } = useTranslation('filters')
  const { chip } = useFilterWords(categories)
  const Anchor = useLink()
  return (
    <nav aria-label={t('chosen')}>
      <ul className={styles.chips}>
        {narrowedBy(place).map((facet) => {
          const words = chip(facet, valueIn(place, facet))
          return (
            <li key={facet}>
              <Anchor
                className={styles.chip}
                href={listingHref(withoutFacet(place, facet))}
                aria-label={t('remove', { words })}
              >
                {words}
                <Icon icon={x} size={16} />
              </Anchor>
            </li>
          )
        })}
        <li>
          <Anchor className={styles.reset} href={listingHref(resetPlace(place))}>
            {t('reset')}
          </Anchor>
        </li>
      </ul>
    </nav>
  )
}

export interface NothingMatchesProps extends FilterChipsProps {
  readonly withoutEach: readonly { readonly facet: PlaceFacet; readonly count: number }[]
}

/** No project fulfils all filters: which one to take away, and how many projects there are then. */
export function NothingMatches({ place, categories, withoutEach }: NothingMatchesProps) {
  const { t } = useTranslation('filters')
  const { chip } = useFilterWords(categories)
  const Anchor = useLink()
  const ways = withoutEach.filter(({ count }) => count > 0)
  return (
    <EmptyState
      level={2}
      picture="fuse"
      title={t('nothing.title', { count: narrowedBy(place).length })}
      action={
        <ul className={styles.ways}>
          {ways.map(({ facet, count }) => (
            <li key={facet}>
              <Anchor className={styles.chip} href={listingHref(withoutFacet(place, facet))}>
                {t('nothing.without', { words: chip(facet, valueIn(place, facet)), count })}
              </Anchor>
            </li>
          ))}
          <li>
            <Anchor className={styles.reset} href={listingHref(resetPlace(place))}>
              {t('reset')}
            </Anchor>
          </li>
        </ul>
      }
    >
      {t('nothing.words')}
    </EmptyState>
  )
}
