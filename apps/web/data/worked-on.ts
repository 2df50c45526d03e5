import type { WorkedOn } from '@kindling/ui/state/worked-on'
import { useState } from 'react'
import { createdQuery, self, teamQuery } from './person-lists.ts'
import { useQuery } from './use-query.ts'

/** Most projects of each kind that the switcher lists; the profile lists all. */
const switchable = 20

/** Projects that the person works on, their own and those of their teams; read when they are first looked for. */
export function useWorkedOn(): WorkedOn {
  const [wanted, want] = useState(false)
  const own = useQuery(wanted ? createdQuery(self, switchable) : null)
  const teams = useQuery(wanted ? teamQuery(switchable) : null)
  const data = own.data && teams.data && [...own.data.projects, ...teams.data.projects]
  const retry = () => {
    own.retry()
    teams.retry()
  }
  return {
    read: wanted ? { data, error: own.error ?? teams.error, retry } : null,
    onOpen: () => want(true),
  }
}
