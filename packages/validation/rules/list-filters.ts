import { fundingTypes } from './kinds-of-funding.ts'

/* What a list of projects can be narrowed by. The address of a list and the call carry the same names and values. */

export const listFacets = [
  'funding_type',
  'raised',
  'held',
  'goal_from',
  'goal_to',
  'ships_to',
  'location',
  'days_left',
] as const
export type ListFacet = (typeof listFacets)[number]
/** Values as they are written; only valid ones. Amounts are whole cents. */
export type ListFilters = Readonly<Partial<Record<ListFacet, string>>>

/** Facets whose values are counted, with their values. */
export const countedFacets = {
  funding_type: fundingTypes,
  /** Percent of the goal. */
  raised: ['under-50', '50-89', '90-99', 'funded'],
  /** Percent of a pledge held until milestones, at least. */
  held: ['50', '60', '75'],
  /** At most. */
  days_left: ['3', '7', '14', '30'],
} as const
export type CountedFacet = keyof typeof countedFacets

export const LOCATION_FILTER_MAX = 60

const isCents = (value: string) => /^\d{1,11}$/.test(value)
const isValid: Readonly<Record<ListFacet, (value: string) => boolean>> = {
  funding_type: (value) => countedFacets.funding_type.some((each) => each === value),
  raised: (value) => countedFacets.raised.some((each) => each === value),
  held: (value) => countedFacets.held.some((each) => each === value),
  days_left: (value) => countedFacets.days_left.some((each) => each === value),
  goal_from: isCents,
  goal_to: isCents,
  // The form alone: the list of countries would weigh on every list.
  ships_to: (value) => /^[A-Z]{3}$/.test(value),
  // No control characters: nobody types them, and the database rejects NUL.
  location: (value) => value.length <= LOCATION_FILTER_MAX && /^\P{Cc}+$/u.test(value),
}

/**
 * The filters among some parameters, and the names of those whose value means nothing: the server rejects them, a page
 * leaves them out.
 */
export function readListFilters(givenFor: (facet: ListFacet) => string | null | undefined): {
  readonly filters: ListFilters
  readonly invalid: readonly ListFacet[]
} {
  const given = listFacets.flatMap((facet) => {
    const value = givenFor(facet)?.trim()
    return value ? [{ facet, value }] : []
  })
  return {
    filters: Object.fromEntries(
      given.filter(({ facet, value }) => isValid[facet](value)).map(({ facet, value }) => [facet, value]),
    ),
    invalid: given.filter(({ facet, value }) => !isValid[facet](value)).map(({ facet }) => facet),
  }
}
