import { listSecurityEvents } from '@kindling/api-client/contract/security-events'
import { SecurityEvents } from '@kindling/ui/views/settings/sessions/SecurityEvents'
import { useState } from 'react'
import { query } from '../data/query.ts'
import { useQuery } from '../data/use-query.ts'

const pages = [20, 100] as const

/** Security events of the signed-in person's account. */
export function SecurityLog() {
  const [size, setSize] = useState<number>(pages[0])
  const read = useQuery(query(listSecurityEvents, { query: { 'page[size]': String(size) } }))
  const hasMore = size < pages[1] && typeof read.data?.meta.next === 'string'
  return (
    <SecurityEvents
      events={{ ...read, data: read.data?.security_events }}
      onMore={hasMore ? () => setSize(pages[1]) : null}
    />
  )
}
