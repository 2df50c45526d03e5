import { type ListFacet, type ListFilters, listFacets } from '@kindling/validation/rules/list-filters'

/** Lists by their names in the address. */
export const listingFilters = [
  'recently-launched',
  'trending',
  'almost-funded',
  'past-successes',
  'categories',
] as const
export type ListingFilter = (typeof listingFilters)[number]
export const listingSorts = ['ending-soon', 'newest'] as const
export type ListingSort = (typeof listingSorts)[number]

export interface ListingPlace {
  readonly filter: ListingFilter
  /** 0 means all categories. */
  readonly categoryId: number
  readonly sort: ListingSort | null
  readonly filters: ListFilters
}

/** What narrows a list: its category, or one of the other facets. */
export type PlaceFacet = ListFacet | 'category_id'

/** The facets that narrow a list, in the order of the sheet. */
export const narrowedBy = ({ categoryId, filters }: ListingPlace): PlaceFacet[] => [
  ...(categoryId > 0 ? ['category_id' as const] : []),
  ...listFacets.filter((facet) => filters[facet] !== undefined),
]

/** The place with one facet taken away. */
export function withoutFacet(place: ListingPlace, facet: PlaceFacet): ListingPlace {
  if (facet === 'category_id') return { ...place, categoryId: 0 }
  const { [facet]: _, ...filters } = place.filters
  return { ...place, filters }
}

export const resetPlace = (place: ListingPlace): ListingPlace => ({ ...place, categoryId: 0, filters: {} })

/** The address of a list: it holds the list's state. */
export function listingHref({ filter, categoryId, sort, filters }: ListingPlace): string {
  const kind = categoryId > 0 || filter === 'categories' ? `/${categoryId}` : ''
  const parameters = new URLSearchParams({ ...(sort && { sort }), ...filters }).toString()
  return `/projects/${filter}${kind}${parameters && `?${parameters}`}`
}
