import type { Client } from '@kindling/api-client/transport'
import type { Query } from '../data/query.ts'

/** For so long, an answer that was read ahead is as good as a new one. */
export const goodForMs = 10_000

export interface ReadAhead {
  readonly client: Client
  /** An answer that the cache of the page holds, if any. */
  readonly known: (key: string) => unknown
  /** Answers under way, by key: a page that opens meanwhile takes them. */
  readonly coming: Map<string, Promise<unknown>>
  /** Keys whose answers a page may show without reading them again. */
  readonly fresh: Set<string>
  readonly keep: (key: string, answer: Promise<unknown>) => unknown
}

/**
 * Reads what a page will need before it opens, once. A failed read leaves nothing: the page reads again, and tells the
 * person if that fails too.
 */
export function readAhead<Answer>(
  { client, known, coming, fresh, keep }: ReadAhead,
  query: Query<Answer>,
): Promise<Answer> {
  const { key } = query
  const here = (known(key) ?? coming.get(key)) as Answer | Promise<Answer> | undefined
  if (here !== undefined) return Promise.resolve(here)
  const answer = query.run(client)
  coming.set(key, answer)
  const forget = () => {
    coming.delete(key)
    fresh.delete(key)
  }
  answer.then(() => {
    setTimeout(forget, goodForMs)
    // Otherwise the page is open already and takes the answer itself.
    if (!coming.delete(key)) return
    fresh.add(key)
    return keep(key, answer)
  }, forget)
  return answer
}
