import type { ItemToPack, PledgeDestination } from '@kindling/api-client/model/pledge-management'

export interface ParcelSums {
  readonly parcels: number
  readonly toPack: number
  /** Sent, as the team says; those that came back are not among them. */
  readonly shipped: number
  /** Sent, and not yet confirmed by the backer. */
  readonly onTheWay: number
  readonly received: number
  readonly returned: number
}

/** What has become of the parcels to one country, or to several. */
export const sumsOf = (destinations: readonly PledgeDestination[]): ParcelSums =>
  destinations.reduce(
    (sum, each) => ({
      parcels: sum.parcels + each.pledges_count,
      toPack: sum.toPack + each.to_pack,
      shipped: sum.shipped + each.shipped,
      onTheWay: sum.onTheWay + each.shipped - each.received,
      received: sum.received + each.received,
      returned: sum.returned + each.returned,
    }),
    { parcels: 0, toPack: 0, shipped: 0, onTheWay: 0, received: 0, returned: 0 },
  )

/** A whole percent, rounded down: 100 % is said only of all. */
export const percentOf = (part: number, whole: number): number =>
  whole > 0 ? Math.floor((part * 100) / whole) : 0

export interface VariantToPack {
  readonly key: string
  readonly name: string
  readonly quantity: number
  readonly toPack: number
  /** Countries with pieces to pack, the most first. */
  readonly countries: readonly { readonly code: string; readonly pieces: number }[]
}

/** Pieces by variant, over all countries, in the order of the project's rewards. */
export function variantsToPack(items: readonly ItemToPack[]): VariantToPack[] {
  const groups = Map.groupBy(items, ({ reward_id, title, variant }) =>
    JSON.stringify([reward_id, title, variant]),
  )
  return [...groups].map(([key, there]) => ({
    key,
    name: [there[0]?.title, there[0]?.variant].filter(Boolean).join(', '),
    quantity: there.reduce((sum, { quantity }) => sum + quantity, 0),
    toPack: there.reduce((sum, { to_pack }) => sum + to_pack, 0),
    countries: there
      .filter(({ to_pack }) => to_pack > 0)
      .map(({ country_code, to_pack }) => ({ code: country_code, pieces: to_pack }))
      .sort((a, b) => b.pieces - a.pieces),
  }))
}

/** Countries with the most parcels, and all others together where there are more of them than may be shown. */
export function mostParcels(destinations: readonly PledgeDestination[], shown: number) {
  const sorted = destinations.toSorted((a, b) => b.pledges_count - a.pledges_count)
  // "Everywhere else" of one country would say less than its name.
  const named = sorted.length <= shown + 1 ? sorted : sorted.slice(0, shown)
  const others = sorted.slice(named.length)
  return { named, others }
}
