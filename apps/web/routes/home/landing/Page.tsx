import { subscribeToNewsletter } from '@kindling/api-client/contract/mailing-list'
import { deferred } from '@kindling/ui/deferred'
import { HomeTop } from '@kindling/ui/views/home/HomeTop'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { usePlatform } from '../../../data/platform.tsx'
import { carouselQuery, categoriesQuery, featuredQuery, statsQuery } from '../../../data/queries.ts'
import { useQuery } from '../../../data/use-query.ts'

const HomeRest = deferred(
  () => import('@kindling/ui/views/home/HomeRest').then((module) => module.HomeRest),
  { when: 'near', alive: 'touched' },
)

export default function Home() {
  const { client } = usePlatform()
  const origin = usePageOrigin()
  const now = usePageNow()
  const featured = useQuery(featuredQuery())
  const stats = useQuery(statsQuery())
  const trending = useQuery(carouselQuery('trending'))
  const recent = useQuery(carouselQuery('recently_launched'))
  const past = useQuery(carouselQuery('past_successes'))
  const categories = useQuery(categoriesQuery())
  const chosen = featured.data && (featured.data.projects[0] ?? null)
  return (
    <>
      <Meta
        path="/"
        image={chosen?.main_image}
        jsonLd={() => ({
          '@context': 'https://schema.org',
          '@type': 'WebSite',
          name: 'Kindling',
          url: `${origin}/`,
          potentialAction: {
            '@type': 'SearchAction',
            target: `${origin}/search?query={query}`,
            'query-input': 'required name=query',
          },
        })}
      />
      <HomeTop featured={{ ...featured, data: chosen }} stats={stats.data} now={now} />
      <HomeRest
        trending={{ ...trending, data: trending.data?.projects }}
        recent={{ ...recent, data: recent.data?.projects }}
        past={{ ...past, data: past.data?.projects }}
        categories={categories.data?.categories}
        now={now}
        onSubscribe={(email) => client(subscribeToNewsletter, { body: { email } })}
      />
    </>
  )
}
