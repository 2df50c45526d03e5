import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { deferred } from '@kindling/ui/deferred'
import { readPlace, writePlace } from '@kindling/ui/views/manager/backers-place'
import { ManagedPledgeView, type NeighbourWay } from '@kindling/ui/views/manager/ManagedPledgeView'
import { managerHref } from '@kindling/ui/views/manager/tabs'
import { can } from '@kindling/validation/permissions'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { useReadAhead } from '../../../app/use-read-ahead.ts'
import {
  managedPledgeQuery,
  neighbourQuery,
  notesQuery,
  teamMessagesQuery,
  useManagedPledge,
  useManagerCalls,
  usePledgeNotes,
} from '../../../data/manager.ts'
import { projectMoneyQuery } from '../../../data/project-money.ts'
import { useQuery } from '../../../data/use-query.ts'
import { ManagerPage } from '../ManagerPage.tsx'

// Below its money and its parcel; messages are marked as read once they are near.
const PledgeMessages = deferred(
  async () => (await import('@kindling/ui/views/pledges/PledgeMessages')).PledgeMessages,
  { when: 'near' },
)

export default function ManagedPledge() {
  return <ManagerPage tab="backers">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { readonly project: PrivateProject }) {
  const { pledgeId = '' } = useParams()
  const { id } = project
  const { onRefund, onSend, onRead, onFlag } = useManagedPledge(id, pledgeId)
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const readAhead = useReadAhead()
  /** Of the list that this page was opened from. */
  const place = readPlace(search)
  const listHref = managerHref(id, 'backers')
  const nextTo = (way: NeighbourWay) => neighbourQuery(id, place, pledgeId, way)
  const thread = useQuery(teamMessagesQuery(id, pledgeId))
  return (
    <ManagedPledgeView
      read={useQuery(managedPledgeQuery(id, pledgeId))}
      role={project.role}
      calls={useManagerCalls(id)}
      onRefund={onRefund}
      books={useQuery(can(project.role, 'pledges:refund') ? projectMoneyQuery(id) : null).data?.money}
      backHref={`${listHref}${writePlace(place)}`}
      neighbours={{
        previous: useQuery(nextTo('previous')).data?.pledges,
        next: useQuery(nextTo('next')).data?.pledges,
      }}
      onStep={async (way) => {
        const [found] = (await readAhead(nextTo(way))).pledges
        if (found) navigate(`${listHref}/${found.id}${writePlace(place)}`)
      }}
      notes={{ read: useQuery(notesQuery(id, pledgeId)), calls: usePledgeNotes(id, pledgeId) }}
      messages={<PledgeMessages read={thread} side="team" onSend={onSend} onRead={onRead} onFlag={onFlag} />}
    />
  )
}
