import type { ProjectSummary } from '@kindling/api-client/model/project'
import {
  ListingView,
  listingFilters,
  listingHref,
  listingSorts,
} from '@kindling/ui/views/listing/ListingView'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { NotFoundView } from '../../../app/system-views.tsx'
import { usePlatform } from '../../../data/platform.tsx'
import { categoriesQuery, projectsQuery } from '../../../data/queries.ts'
import { useQuery } from '../../../data/use-query.ts'

interface More {
  readonly projects: readonly ProjectSummary[]
  readonly cursor: string | null
  readonly state: 'idle' | 'loading' | 'failed'
}

export default function Listing() {
  const { filter: written = '', categoryId = '0' } = useParams()
  const [search] = useSearchParams()
  const filter = listingFilters.find((each) => each === written.replaceAll('_', '-'))
  const sort = listingSorts.find((each) => each === search.get('sort')) ?? null
  if (!filter || !/^\d{1,9}$/.test(categoryId)) return <Unknown />
  // Each list is a page of its own: do not keep the pages loaded for the previous one.
  return (
    <List
      key={`${filter}/${categoryId}/${sort}`}
      filter={filter}
      categoryId={Number(categoryId)}
      sort={sort}
    />
  )
}

function Unknown() {
  const { pathname } = useLocation()
  return (
    <>
      <Meta path={pathname} index="no" />
      <NotFoundView />
    </>
  )
}

function List(place: {
  filter: (typeof listingFilters)[number]
  categoryId: number
  sort: (typeof listingSorts)[number] | null
}) {
  const { t } = useTranslation('listing')
  const { t: shell } = useTranslation('shell')
  const navigate = useNavigate()
  const now = usePageNow()
  const { client } = usePlatform()
  const categories = useQuery(categoriesQuery())
  const address = {
    filter: place.filter,
    categoryId: String(place.categoryId),
    sort: place.sort ?? undefined,
  }
  const first = useQuery(projectsQuery(address))
  const [more, setMore] = useState<More | null>(null)
  const cursor = more ? more.cursor : (first.data?.meta.next ?? null)
  const loaded = more?.projects ?? []
  const kind = categories.data?.categories.find(({ id }) => id === place.categoryId)
  const title = kind
    ? shell(`kinds.${kind.id}` as 'kinds.1', { defaultValue: kind.name })
    : t(`title.${place.filter === 'categories' ? 'all' : place.filter}`)

  const loadMore = async () => {
    if (!cursor || more?.state === 'loading') return
    setMore({ projects: loaded, cursor, state: 'loading' })
    try {
      const page = await projectsQuery({ ...address, cursor }).run(client)
      setMore({ projects: [...loaded, ...page.projects], cursor: page.meta.next, state: 'idle' })
    } catch {
      setMore({ projects: loaded, cursor, state: 'failed' })
    }
  }
  if (first.error?.isNotFound) return <Unknown />
  return (
    <>
      <Meta title={title} path={listingHref({ ...place, sort: null })} />
      <ListingView
        place={place}
        categories={categories.data?.categories}
        projects={first.data && [...first.data.projects, ...loaded]}
        total={first.data?.meta.total_count}
        hasMore={cursor !== null}
        more={more?.state ?? 'idle'}
        failed={first.error !== undefined}
        now={now}
        onMore={() => void loadMore()}
        onRetry={first.retry}
        onPlace={(next) => navigate(listingHref(next))}
      />
    </>
  )
}
