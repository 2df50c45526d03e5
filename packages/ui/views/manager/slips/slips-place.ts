import type { PledgeFilter } from '@kindling/api-client/model/pledge-management'
import { ORDER } from '@kindling/validation/limits'
import { readPlace, writePlace } from '../backers-place.ts'
import type { Selection } from '../bulk.ts'

/** Of which pledges slips are printed: those named, or those that a filter picks. */
export type SlipsAsked =
  | { readonly kind: 'named'; readonly pledgeIds: readonly string[] }
  | { readonly kind: 'picked'; readonly filter: PledgeFilter }

/** Reads an untrusted address. */
export function readSlips(search: URLSearchParams): SlipsAsked {
  const named = (search.get('pledge') ?? '').split(',').filter((each) => /^[\w-]{1,64}$/.test(each))
  return named.length > 0
    ? { kind: 'named', pledgeIds: named.slice(0, ORDER.batchMax) }
    : { kind: 'picked', filter: readPlace(search).filter }
}

/** What the call for parcels asks. */
export const bodyOf = (asked: SlipsAsked): PledgeFilter & { pledge_ids?: string[] } =>
  asked.kind === 'named' ? { pledge_ids: [...asked.pledgeIds] } : asked.filter

/** The query of the address under which slips of a selection are printed; of many that are ticked, the first. */
export const writeSlips = (selection: Selection): string =>
  selection.kind === 'all'
    ? writePlace({ filter: selection.filter, sort: 'newest' })
    : `?pledge=${selection.pledges
        .slice(0, ORDER.batchMax)
        .map(({ id }) => id)
        .join(',')}`
