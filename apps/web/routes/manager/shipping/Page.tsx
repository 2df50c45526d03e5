import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { writePlace } from '@kindling/ui/views/manager/backers-place'
import { ShippingTab } from '@kindling/ui/views/manager/ShippingTab'
import { managerHref } from '@kindling/ui/views/manager/tabs'
import { destinationsQuery, useManagerCalls } from '../../../data/manager.ts'
import { useQuery } from '../../../data/use-query.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function Shipping() {
  return <ManagerPage tab="shipping">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project: { id } }: { readonly project: PrivateProject }) {
  return (
    <ShippingTab
      read={useQuery(destinationsQuery(id))}
      calls={useManagerCalls(id)}
      backersHref={(filter) => managerHref(id, 'backers') + writePlace({ filter, sort: 'newest' })}
      slipsHref={`/manager/${id}/slips`}
      onPrint={() => window.print()}
    />
  )
}
