import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { TimelineTab } from '@kindling/ui/views/manager/timeline/TimelineTab'
import { can } from '@kindling/validation/permissions'
import { usePageNow } from '../../../app/page-moment.tsx'
import { destinationsQuery } from '../../../data/manager.ts'
import { projectMoneyQuery, useChangeMilestone, useCompleteMilestone } from '../../../data/project-money.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'
import { votesQuery } from '../../../data/votes.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function ManagerTimeline() {
  return <ManagerPage tab="timeline">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { readonly project: PrivateProject }) {
  const { user } = useSession()
  const parcels = useQuery(can(project.role, 'backers:read') ? destinationsQuery(project.id) : null)
  return (
    <TimelineTab
      project={project}
      money={useQuery(projectMoneyQuery(project.id))}
      votes={useQuery(votesQuery(project.id))}
      destinations={parcels.data?.destinations}
      person={user?.id ?? ''}
      onComplete={useCompleteMilestone(project.id)}
      onChange={useChangeMilestone(project.id)}
      now={usePageNow()}
    />
  )
}
