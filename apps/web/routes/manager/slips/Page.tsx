import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { SlipsView } from '@kindling/ui/views/manager/slips/SlipsView'
import { bodyOf, readSlips } from '@kindling/ui/views/manager/slips/slips-place'
import { managerHref } from '@kindling/ui/views/manager/tabs'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { parcelsQuery } from '../../../data/manager.ts'
import { useQuery } from '../../../data/use-query.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function Slips() {
  return <ManagerPage tab="shipping">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project: { id, name } }: { readonly project: PrivateProject }) {
  const [search] = useSearchParams()
  const asked = readSlips(search)
  /** Where the pages before this one end, each after the one before it. */
  const [cursors, setCursors] = useState<readonly string[]>([])
  return (
    <SlipsView
      read={useQuery(parcelsQuery(id, bodyOf(asked), cursors.at(-1) ?? null))}
      asked={asked}
      project={name}
      backHref={managerHref(id, 'shipping')}
      onPrint={() => window.print()}
      pagesBefore={cursors.length}
      onPrevious={() => setCursors(cursors.slice(0, -1))}
      onNext={(cursor) => setCursors([...cursors, cursor])}
    />
  )
}
