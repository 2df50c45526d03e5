import type { Category, ProjectSummary } from '@kindling/api-client/model/project'
import { lazyPart } from '@kindling/ui/lazy-part'
import { Opening } from '@kindling/ui/opening'
import { ListingView } from '@kindling/ui/views/listing/ListingView'
import {
  type ListingPlace,
  listingFilters,
  listingHref,
  listingSorts,
  narrowedBy,
} from '@kindling/ui/views/listing/listing-place'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigationType, useParams, useSearchParams } from 'react-router-dom'
import useSWR from 'swr'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import type { Place, ReadAhead } from '../../../app/route.ts'
import { NotFoundView } from '../../../app/system-views.tsx'
import { facetsQuery, projectsQuery, readFilters } from '../../../data/lists.ts'
import { usePlatform } from '../../../data/platform.tsx'
import { categoriesQuery } from '../../../data/queries.ts'
import { useQuery } from '../../../data/use-query.ts'
import { firstReads } from './first-reads.ts'

export const ahead = (place: Place, read: ReadAhead) =>
  Promise.all(firstReads(place).map((query) => read(query)))

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
  const place = { filter, categoryId: Number(categoryId), sort, filters: readFilters(search) }
  return <List key={listingHref(place)} {...place} />
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

const FilterSheet = lazyPart(() =>
  import('@kindling/ui/views/listing/FilterSheet').then((module) => module.FilterSheet),
)

/** Of a list as the calls take it. */
const addressOf = ({ filter, categoryId, sort, filters }: ListingPlace) => ({
  filter,
  categoryId: String(categoryId),
  sort: sort ?? undefined,
  filters,
})

/** The filters, with counts for what is chosen so far. */
function Filtering(props: {
  readonly place: ListingPlace
  readonly categories: readonly Category[] | undefined
  readonly onShow: (place: ListingPlace) => void
  readonly onClose: () => void
}) {
  const [draft, setDraft] = useState(props.place)
  const [asked, setAsked] = useState(props.place)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(settling.current), [])
  const change = (next: ListingPlace) => {
    setDraft(next)
    clearTimeout(settling.current)
    settling.current = setTimeout(() => setAsked(next), settleMs)
  }
  const read = useQuery(facetsQuery(addressOf(asked)))
  // Counts stay until the next ones are there: numbers that vanish and return cannot be read.
  const [counts, setCounts] = useState(read.data)
  if (read.data && read.data !== counts) setCounts(read.data)
  return (
    <FilterSheet
      draft={draft}
      categories={props.categories}
      counts={read.error ? undefined : counts}
      onDraft={change}
      onShow={() => props.onShow(draft)}
      onClose={props.onClose}
    />
  )
}

/** After a press or a key in the filters, before they are counted again. */
const settleMs = 250

/** How far each list of the history was scrolled, by its visit. */
const scrolledTo = new Map<string, number>()

/** Where the person left the list they now go back to; everything, if that was in another document. */
function useScrolled(visit: string): number {
  const type = useNavigationType()
  const [scrolled] = useState(scrolledTo.get(visit) ?? (type === 'POP' ? Number.POSITIVE_INFINITY : 0))
  // Taken away with the list: what the next page scrolls is not its own.
  useLayoutEffect(() => {
    const keep = () => void scrolledTo.set(visit, scrollY)
    if (!scrolledTo.has(visit)) scrolledTo.set(visit, 0)
    addEventListener('scroll', keep, { passive: true })
    return () => removeEventListener('scroll', keep)
  }, [visit])
  return scrolled
}

function List(place: ListingPlace) {
  const { t } = useTranslation('listing')
  const { t: shell } = useTranslation('shell')
  const navigate = useNavigate()
  const now = usePageNow()
  const { client } = usePlatform()
  const categories = useQuery(categoriesQuery())
  const address = addressOf(place)
  const first = useQuery(projectsQuery(address))
  const [filtering, setFiltering] = useState(false)
  const nothing = first.data?.projects.length === 0 && narrowedBy(place).length > 0
  const facets = useQuery(nothing ? facetsQuery(address) : null)
  // Kept with the place in the history: going back shows the pages that were loaded.
  const { key: visit } = useLocation()
  const scrolled = useScrolled(visit)
  const { data: more = null, mutate } = useSWR<More | null>(`list-more ${visit} ${listingHref(place)}`, null)
  const setMore = (next: More) => void mutate(next, { revalidate: false })
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
      <Meta title={title} path={listingHref({ ...place, sort: null, filters: {} })} />
      <ListingView
        place={place}
        categories={categories.data?.categories}
        projects={first.data && [...first.data.projects, ...loaded]}
        total={first.data?.meta.total_count}
        hasMore={cursor !== null}
        more={more?.state ?? 'idle'}
        failed={first.error !== undefined}
        now={now}
        scrolled={scrolled}
        onMore={() => void loadMore()}
        onRetry={first.retry}
        withoutEach={facets.data?.without ?? []}
        onFilter={() => setFiltering(true)}
        onPlace={(next) => navigate(listingHref(next))}
      />
      {filtering && (
        <Suspense fallback={<Opening onMovedOn={() => setFiltering(false)} />}>
          <Filtering
            place={place}
            categories={categories.data?.categories}
            onShow={(wanted) => {
              setFiltering(false)
              navigate(listingHref(wanted))
            }}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </>
  )
}
