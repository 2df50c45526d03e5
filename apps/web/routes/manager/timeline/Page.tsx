import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { TimelineTab } from '@kindling/ui/views/manager/timeline/TimelineTab'
import { usePageNow } from '../../../app/page-moment.tsx'
import { projectMoneyQuery, useCompleteMilestone } from '../../../data/project-money.ts'
import { useQuery } from '../../../data/use-query.ts'
import { votesQuery } from '../../../data/votes.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function ManagerTimeline() {
  return <ManagerPage tab="timeline">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { readonly project: PrivateProject }) {
  return (
    <TimelineTab
      project={project}
      money={useQuery(projectMoneyQuery(project.id))}
      votes={useQuery(votesQuery(project.id))}
      onComplete={useCompleteMilestone(project.id)}
      now={usePageNow()}
    />
  )
}
