import { SearchBar } from '@kindling/ui/views/shell/SearchBar'
import type { SearchResults } from '@kindling/ui/views/shell/SearchSuggestions'
import { DELAY, SEARCH } from '@kindling/validation/limits'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { usePlatform } from '../data/platform.tsx'
import { searchQuery } from '../data/queries.ts'
import { recordSearch } from '../data/referrals.ts'
import { readSearchAddress } from '../data/search-address.ts'
import { useQuery } from '../data/use-query.ts'
import { usePageNow } from './page-moment.tsx'

/** The text, once typing has paused for half a second. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : DELAY.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/**
 * The header's search. A change of route replaces the text with the route's `query`; each text is a read of its own, so
 * a late answer never shows under another text.
 */
export function Search() {
  const navigate = useNavigate()
  const now = usePageNow()
  const { pathname, search } = useLocation()
  const routeText = pathname === '/search' ? readSearchAddress(new URLSearchParams(search)).text : ''
  return <RouteSearch key={pathname + routeText} initial={routeText} now={now} onGo={navigate} />
}

function RouteSearch({ initial, now, onGo }: { initial: string; now: number; onGo: (path: string) => void }) {
  const [text, setText] = useState(initial)
  const wanted = useSettled(text).trim()
  const asked =
    wanted !== '' && wanted !== initial
      ? searchQuery(wanted, SEARCH.dropdownPage, SEARCH.dropdownResults)
      : null
  const { data, error } = useQuery(asked)
  const { client } = usePlatform()
  const isAsked = asked !== null
  useEffect(() => {
    if (isAsked) recordSearch(client, wanted)
  }, [client, isAsked, wanted])
  const current = wanted === text.trim()
  const results: SearchResults =
    data && current
      ? {
          status: 'ready',
          projects: data.projects,
          total: data.meta.total_count,
          creators: data.creators.slice(0, SEARCH.dropdownResults),
          kinds: data.categories.slice(0, SEARCH.dropdownResults),
        }
      : {
          status: error && current ? 'failed' : text.trim() === '' ? 'idle' : 'loading',
          projects: [],
          total: 0,
          creators: [],
          kinds: [],
        }
  return (
    <SearchBar
      value={text}
      onValueChange={setText}
      results={results}
      now={now}
      onSearch={(query) => onGo(`/search?query=${encodeURIComponent(query)}`)}
      onOpenProject={onGo}
    />
  )
}
