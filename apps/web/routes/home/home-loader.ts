import type { Loader } from '../../app/route.ts'
import { carouselQuery, categoriesQuery, featuredQuery, statsQuery } from '../../data/queries.ts'

/** The queries of home, also when a dialog is shown over it. */
export const homeLoader: Loader = () => [
  featuredQuery(),
  statsQuery(),
  carouselQuery('trending'),
  carouselQuery('recently_launched'),
  carouselQuery('past_successes'),
  categoriesQuery(),
]
