/** Key of the entry for every country without one of its own (spec 2 §3). */
export const EVERYWHERE_ELSE = '*'

/**
 * Cents to ship one piece to a country (ISO alpha-3): its own entry, else the one for everywhere else, else null:
 * the reward does not ship there.
 */
export function shippingCost(costs: Readonly<Record<string, number>>, country: string): number | null {
  for (const key of [country, EVERYWHERE_ELSE]) {
    if (Object.hasOwn(costs, key)) return costs[key] ?? null
  }
  return null
}
