import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { Cadence } from '@kindling/ui/views/community/Cadence'
import { UpdatesTab } from '@kindling/ui/views/manager/updates/UpdatesTab'
import { lazy } from 'react'
import { usePageNow } from '../../../app/page-moment.tsx'
import { useUpdateCalls } from '../../../data/update-calls.ts'
import { useUpdates } from '../../../data/updates.ts'
import { ManagerPage } from '../ManagerPage.tsx'

/* Fetched by who writes. */
const DescriptionField = lazy(async () => ({
  default: (await import('@kindling/ui/views/dashboard/DescriptionField')).DescriptionField,
}))

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
