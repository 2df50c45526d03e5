import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { lazyPart } from '@kindling/ui/lazy-part'
import { Cadence } from '@kindling/ui/views/community/Cadence'
import { KeptEditors } from '@kindling/ui/views/kept-editor'
import { UpdatesTab } from '@kindling/ui/views/manager/updates/UpdatesTab'
import { UpdatePromise } from '@kindling/ui/views/shared/UpdatePromise'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageNow } from '../../../app/page-moment.tsx'
import { useSession } from '../../../data/session.tsx'
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
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const person = user?.id
  const place = useMemo(() => (person ? { person, project: project.id } : null), [person, project.id])
  const now = usePageNow()
  return (
    <KeptEditors value={place}>
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
        now={now}
        writes={search.has('write')}
        onClosed={() => search.has('write') && setSearch({}, { replace: true, preventScrollReset: true })}
      />
    </KeptEditors>
  )
}
