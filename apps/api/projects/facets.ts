import type { countFacets } from '@kindling/api-client/contract/project-lists'
import { type CountedFacet, countedFacets } from '@kindling/validation/rules/list-filters'
import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import { projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { conditionOf, conditionsOf, filtersOf } from './filter-conditions.ts'
import { categoryOf, conditionOfList } from './list.ts'

/** How many rows fulfil a condition, beside other counts of the same rows. */
const countIf = (condition: SQL | undefined) =>
  sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::integer`

/**
 * Counts for the filters of a list, in one pass over it. Each option counts what it would show with the other facets
 * as they are, and `without` what would be shown with one facet taken away.
 */
const onCountFacets: Handler<typeof countFacets> = async ({ platform, params, query }) => {
  const { db } = platform
  const now = platform.businessNow()
  const list = conditionOfList(params.filter, now)
  if (!list) refuse('INVALID_FILTER', 'filter')
  const categoryId = categoryOf(query)
  const chosen = conditionsOf(db, now, filtersOf(query))
  const inCategory = categoryId > 0 ? eq(projects.categoryId, categoryId) : undefined
  const others = (facet: string) =>
    and(
      facet === 'category_id' ? undefined : inCategory,
      ...chosen.filter((each) => each.facet !== facet).map(({ condition }) => condition),
    )
  const options = (Object.keys(countedFacets) as CountedFacet[]).flatMap((facet) =>
    countedFacets[facet].map((value) => ({ facet, value, key: `${facet}:${value}` })),
  )
  const taken = [...(inCategory ? ['category_id' as const] : []), ...chosen.map(({ facet }) => facet)]
  const [counts, categories] = await Promise.all([
    db
      .select({
        total: countIf(others('')),
        ...Object.fromEntries(taken.map((facet) => [`without:${facet}`, countIf(others(facet))])),
        ...Object.fromEntries(
          options.map(({ facet, value, key }) => [
            key,
            countIf(and(others(facet), conditionOf(db, now, facet, value))),
          ]),
        ),
      })
      .from(projects)
      .where(list),
    db
      .select({ id: projects.categoryId, count: count() })
      .from(projects)
      .where(and(list, others('category_id')))
      .groupBy(projects.categoryId)
      .orderBy(projects.categoryId),
  ])
  const found = counts[0] as Readonly<Record<string, number>> | undefined
  return {
    total: found?.total ?? 0,
    categories: categories.flatMap(({ id, count }) => (id === null ? [] : [{ id, count }])),
    options: options.map(({ facet, value, key }) => ({ facet, value, count: found?.[key] ?? 0 })),
    without: taken.map((facet) => ({ facet, count: found?.[`without:${facet}`] ?? 0 })),
  }
}

export const facetHandlers = {
  countFacets: onCountFacets,
} satisfies Partial<Handlers>
