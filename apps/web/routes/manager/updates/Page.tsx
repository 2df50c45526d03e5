import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { lazyPart } from '@kindling/ui/lazy-part'
import { Cadence } from '@kindling/ui/views/community/Cadence'
import { UpdatesTab } from '@kindling/ui/views/manager/updates/UpdatesTab'
import { UpdatePromise } from '@kindling/ui/views/shared/UpdatePromise'
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
  const { updates, rhythm, error, retry, onMore } = useUpdates(project.id, undefined)
  const { onPromise, ...calls } = useUpdateCalls(project.id)
  return (
    <UpdatesTab
      project={project}
      read={{ data: updates, error, retry }}
      onMore={onMore}
      Editor={DescriptionField}
      aside={
        rhythm && (
          <>
            <Cadence rhythm={rhythm} />
            <UpdatePromise project={project} onPromise={onPromise} />
          </>
        )
      }
      {...calls}
      now={usePageNow()}
    />
  )
}
