import { countedFacets, readListFilters } from '@kindling/validation/rules/list-filters'
import type { AnswerOf } from '../contract/endpoint.ts'
import type { countFacets } from '../contract/project-lists.ts'
import type { ProjectSummary } from '../model/project.ts'
import { nowSeconds } from './clock.ts'
import type { Asked } from './handler.ts'

type Facets = AnswerOf<typeof countFacets>
type Facet = Facets['without'][number]['facet']
interface Condition {
  readonly facet: Facet
  readonly value: string
}

const day = 86_400
const percentOf = (project: ProjectSummary) =>
  project.funding_goal > 0 ? (project.total_pledged * 100) / project.funding_goal : 0
const raisedOf = (project: ProjectSummary) => {
  const percent = percentOf(project)
  return percent >= 100 ? 'funded' : percent >= 90 ? '90-99' : percent >= 50 ? '50-89' : 'under-50'
}

const fulfils = (project: ProjectSummary, { facet, value }: Condition): boolean => {
  switch (facet) {
    case 'category_id':
      return project.category_id === Number(value)
    case 'funding_type':
      return project.funding_type === value
    case 'raised':
      return raisedOf(project) === value
    case 'held':
      return project.reserve_percent >= Number(value)
    case 'goal_from':
      return project.funding_goal >= Number(value)
    case 'goal_to':
      return project.funding_goal <= Number(value)
    case 'location':
      return project.location.toLowerCase().includes(value.toLowerCase())
    case 'days_left':
      return project.end_time !== null && project.end_time - nowSeconds <= Number(value) * day
    case 'ships_to':
      // A summary does not say where its rewards are sent; those of the stories go everywhere.
      return true
  }
}

/** Projects of a list that fulfil the filters of a call, and what decided it. */
export function narrowed(all: readonly ProjectSummary[], query: Asked['query']) {
  const { filters } = readListFilters((facet) => query[facet])
  const category = query.category_id && query.category_id !== '0' ? { category_id: query.category_id } : {}
  const conditions = Object.entries({ ...category, ...filters }).map(
    ([facet, value]): Condition => ({ facet: facet as Facet, value }),
  )
  const matching = (wanted: readonly Condition[]) =>
    all.filter((project) => wanted.every((each) => fulfils(project, each)))
  return { shown: matching(conditions), conditions, matching }
}

/** The answer of `countFacets` for them. */
export function facetCounts({ shown, conditions, matching }: ReturnType<typeof narrowed>): Facets {
  const others = (facet: Facet) => conditions.filter((each) => each.facet !== facet)
  const categories = new Map<number, number>()
  for (const { category_id: id } of matching(others('category_id')))
    categories.set(id, (categories.get(id) ?? 0) + 1)
  return {
    total: shown.length,
    categories: [...categories].sort(([a], [b]) => a - b).map(([id, count]) => ({ id, count })),
    options: (Object.keys(countedFacets) as (keyof typeof countedFacets)[]).flatMap((facet) =>
      countedFacets[facet].map((value) => ({
        facet,
        value,
        count: matching([...others(facet), { facet, value }]).length,
      })),
    ),
    without: conditions.map(({ facet }) => ({ facet, count: matching(others(facet)).length })),
  }
}
