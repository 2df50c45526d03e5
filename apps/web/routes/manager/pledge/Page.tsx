import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { ManagedPledgeView } from '@kindling/ui/views/manager/ManagedPledgeView'
import { managerHref } from '@kindling/ui/views/manager/tabs'
import { PledgeMessages } from '@kindling/ui/views/pledges/PledgeMessages'
import { can } from '@kindling/validation/permissions'
import { useParams } from 'react-router-dom'
import {
  managedPledgeQuery,
  notesQuery,
  teamMessagesQuery,
  useManagedPledge,
  useManagerCalls,
  usePledgeNotes,
} from '../../../data/manager.ts'
import { projectMoneyQuery } from '../../../data/project-money.ts'
import { useQuery } from '../../../data/use-query.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function ManagedPledge() {
  return <ManagerPage tab="backers">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { readonly project: PrivateProject }) {
  const { pledgeId = '' } = useParams()
  const { id } = project
  const { onRefund, onSend, onRead, onFlag } = useManagedPledge(id, pledgeId)
  const thread = useQuery(teamMessagesQuery(id, pledgeId))
  return (
    <ManagedPledgeView
      read={useQuery(managedPledgeQuery(id, pledgeId))}
      role={project.role}
      calls={useManagerCalls(id)}
      onRefund={onRefund}
      books={useQuery(can(project.role, 'pledges:refund') ? projectMoneyQuery(id) : null).data?.money}
      backHref={managerHref(id, 'backers')}
      notes={{ read: useQuery(notesQuery(id, pledgeId)), calls: usePledgeNotes(id, pledgeId) }}
      messages={<PledgeMessages read={thread} side="team" onSend={onSend} onRead={onRead} onFlag={onFlag} />}
    />
  )
}
