import { InsightsTab } from '@kindling/ui/views/manager/insights/InsightsTab'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { useInsights } from '../../../data/insights.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function ManagerInsights() {
  return <ManagerPage tab="insights">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { project: Parameters<typeof InsightsTab>[0]['project'] }) {
  const origin = usePageOrigin()
  const now = usePageNow()
  const { insights, retry, calls } = useInsights(project.id)
  return (
    <InsightsTab
      project={project}
      insights={insights}
      onRetry={retry}
      url={`${origin}/project/${project.vanity_url ?? project.id}`}
      now={now}
      calls={calls}
      onPrint={() => window.print()}
    />
  )
}
