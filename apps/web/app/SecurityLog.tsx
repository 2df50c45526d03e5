import { SecurityEvents } from '@kindling/ui/views/settings/sessions/SecurityEvents'
import { useState } from 'react'
import { type EventCount, securityEventsQuery } from '../data/account.ts'
import { useQuery } from '../data/use-query.ts'

/** Security events of the signed-in person's account. */
export function SecurityLog() {
  const [count, setCount] = useState<EventCount>(20)
  const read = useQuery(securityEventsQuery(count))
  const hasMore = count < 100 && typeof read.data?.meta.next === 'string'
  return (
    <SecurityEvents
      events={{ ...read, data: read.data?.security_events }}
      onMore={hasMore ? () => setCount(100) : null}
    />
  )
}
