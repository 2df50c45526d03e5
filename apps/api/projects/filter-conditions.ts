import { type ListFacet, type ListFilters, readListFilters } from '@kindling/validation/rules/list-filters'
import { and, eq, exists, gte, ilike, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { projects, rewards } from '../database/schema.ts'
import { refuse } from '../kernel/failure.ts'

const day = 86_400_000

/** Fills what a visitor wrote into a pattern: `%` and `_` stand for themselves. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The filters of a call; INVALID_FILTER for a value that means nothing. */
export function filtersOf(query: Readonly<Record<string, string | undefined>>): ListFilters {
  const { filters, invalid } = readListFilters((facet) => query[facet])
  if (invalid[0]) refuse('INVALID_FILTER', invalid[0])
  return filters
}

/** Shares are out of 10,000, as `funded_share` is: "under 50" ends where "50 to 89" begins. */
export const raisedConditions = {
  'under-50': lt(projects.fundedShare, 5000),
  '50-89': and(gte(projects.fundedShare, 5000), lt(projects.fundedShare, 9000)),
  '90-99': and(gte(projects.fundedShare, 9000), eq(projects.funded, false)),
  funded: eq(projects.funded, true),
} as const

/** A reward, add-ons aside, that is not sent, is sent to the country, or is sent everywhere. */
const shipsTo = (db: Database, country: string) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(rewards)
      .where(
        and(
          eq(rewards.projectId, projects.id),
          eq(rewards.isDonation, false),
          eq(rewards.isAddon, false),
          or(
            eq(rewards.needsShipping, false),
            sql`jsonb_exists_any(${rewards.shippingCost}, array['*', ${country}])`,
          ),
        ),
      ),
  )

/** The condition of one value of a facet. */
export function conditionOf(db: Database, now: Date, facet: ListFacet, value: string): SQL | undefined {
  switch (facet) {
    case 'funding_type':
      return sql`${projects.fundingType} = ${value}`
    case 'raised':
      return raisedConditions[value as keyof typeof raisedConditions]
    case 'held':
      return gte(projects.reservePercent, Number(value))
    case 'goal_from':
      return gte(projects.fundingGoal, Number(value))
    case 'goal_to':
      return lte(projects.fundingGoal, Number(value))
    case 'ships_to':
      return shipsTo(db, value)
    case 'location':
      return ilike(projects.location, containing(value))
    case 'days_left':
      return and(
        gte(projects.endTime, now),
        lte(projects.endTime, new Date(now.getTime() + Number(value) * day)),
      )
  }
}

/** The condition of each facet that narrows the list. */
export const conditionsOf = (db: Database, now: Date, filters: ListFilters) =>
  (Object.entries(filters) as [ListFacet, string][]).map(([facet, value]) => ({
    facet,
    condition: conditionOf(db, now, facet, value),
  }))
