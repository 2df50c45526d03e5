import { SearchView } from '@kindling/ui/views/listing/SearchView'
import { readSearchTab, searchHref } from '@kindling/ui/views/listing/search-tabs'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { listPageSize, searchQuery } from '../../../data/queries.ts'
import { useRecentSearches } from '../../../data/recent-searches.ts'
import { readSearchAddress } from '../../../data/search-address.ts'
import { useQuery } from '../../../data/use-query.ts'

export default function Search() {
  const { t } = useTranslation('listing')
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { text, page } = readSearchAddress(params)
  const read = useQuery(text === '' ? null : searchQuery(text, page, listPageSize))
  const total = read.data?.meta.total_count
  const { recent, forget } = useRecentSearches(text, (total ?? 0) > 0)
  const href = (to: number) => `${searchHref(text)}${to > 1 ? `&page=${to}` : ''}`
  return (
    <>
      <Meta title={text === '' ? t('title.search') : t('search.title', { text })} path="/search" />
      <SearchView
        text={text}
        projects={read.data?.projects}
        total={total}
        creators={read.data?.creators ?? []}
        creatorsTotal={read.data?.creators_count ?? 0}
        kinds={read.data?.categories ?? []}
        kindsTotal={read.data?.categories_count ?? 0}
        tab={readSearchTab(params)}
        recent={recent}
        onForget={forget}
        failed={read.error !== undefined}
        now={usePageNow()}
        previousHref={page > 1 ? href(page - 1) : null}
        nextHref={total !== undefined && page * listPageSize < total ? href(page + 1) : null}
        onRetry={read.retry}
        onSearch={(wanted) => navigate(searchHref(wanted))}
      />
    </>
  )
}
