import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { lazyPart } from '@kindling/ui/lazy-part'
import { Cadence } from '@kindling/ui/views/community/Cadence'
import { UpdatesTab } from '@kindling/ui/views/manager/updates/UpdatesTab'
import { usePageNow } from '../../../app/page-moment.tsx'
import { useUpdateCalls } from '../../../data/update-calls.ts'
import { useUpdates } from '../../../data/updates.ts'
import { ManagerPage } from '../ManagerPage.tsx'

/* Fetched by who writes. */
const DescriptionField = lazyPart(
  async () => (await import('@kindling/ui/views/dashboard/DescriptionField')).DescriptionField,
)

export default function ManagerUpdates() {
  return <ManagerPage tab="updates">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { readonly project: PrivateProject }) {
  const { updates, error, retry, onMore } = useUpdates(project.id, undefined)
  return (
    <UpdatesTab
      project={project}
      read={{ data: updates, error, retry }}
      onMore={onMore}
      Editor={DescriptionField}
      cadence={updates && <Cadence updates={updates} />}
      {...useUpdateCalls(project.id)}
      now={usePageNow()}
    />
  )
}
