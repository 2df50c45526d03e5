import type { Loader } from '../../app/route.ts'
import { carouselQuery, categoriesQuery, featuredQuery, statsQuery } from '../../data/queries.ts'

/** What home shows, also where something else stands over it. */
export const homeLoader: Loader = () => [
  featuredQuery(),
  statsQuery(),
  carouselQuery('trending'),
  carouselQuery('recently_launched'),
  carouselQuery('past_successes'),
  categoriesQuery(),
]
