import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { BackersTab } from '@kindling/ui/views/manager/BackersTab'
import { readPlace, writePlace } from '@kindling/ui/views/manager/backers-place'
import { writeSlips } from '@kindling/ui/views/manager/slips/slips-place'
import { managerHref } from '@kindling/ui/views/manager/tabs'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useReadAhead } from '../../../app/use-read-ahead.ts'
import { pledgesCountQuery, pledgesQuery, segmentsQuery, useManagerCalls } from '../../../data/manager.ts'
import { useQuery } from '../../../data/use-query.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function Backers() {
  return <ManagerPage tab="backers">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { readonly project: PrivateProject }) {
  const { id } = project
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const readAhead = useReadAhead()
  const place = readPlace(search)
  const address = writePlace(place)
  /** Where the pages before this one end, each after the one before it; another filter begins anew. */
  const [walked, setWalked] = useState<{ of: string; cursors: readonly string[] }>({
    of: address,
    cursors: [],
  })
  const cursors = walked.of === address ? walked.cursors : []
  const reads = {
    page: useQuery(pledgesQuery(id, place, cursors.at(-1) ?? null)),
    count: useQuery(pledgesCountQuery(id, place.filter)),
    segments: useQuery(segmentsQuery(id)),
  }
  return (
    <BackersTab
      project={project}
      place={place}
      reads={reads}
      calls={useManagerCalls(id)}
      slipsHref={(selection) => `/manager/${id}/slips${writeSlips(selection)}`}
      hrefOf={(pledgeId) => `${managerHref(id, 'backers')}/${pledgeId}${address}`}
      onPlace={(next) => navigate({ search: writePlace(next) })}
      onConsider={async (next) => {
        const [count] = await Promise.all([
          readAhead(pledgesCountQuery(id, next.filter)),
          readAhead(pledgesQuery(id, next, null)),
        ])
        return count
      }}
      pagesBefore={cursors.length}
      onPrevious={() => setWalked({ of: address, cursors: cursors.slice(0, -1) })}
      onNext={(cursor) => setWalked({ of: address, cursors: [...cursors, cursor] })}
    />
  )
}
