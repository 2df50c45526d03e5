import type { ProjectSummary } from '../model/project.ts'
import type { Asked } from './handler.ts'

/** One page of a numbered list, from 1; `next` says no more than that there is another. */
export const pageOf = <Item>(items: readonly Item[], page: number, size: number) => ({
  shown: items.slice((page - 1) * size, page * size),
  meta: { total_count: items.length, next: items.length > page * size ? 'next' : null },
})

/** A page of projects, as large as the call asks. */
export function projectPage<Item extends ProjectSummary>(
  items: readonly Item[],
  query: Asked['query'],
  page = Number(query.page ?? 1),
) {
  const { shown, meta } = pageOf(items, page, Number(query['page[size]'] ?? 12))
  return { projects: shown, meta }
}
