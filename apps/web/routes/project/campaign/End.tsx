import { getCreatorRecord } from '@kindling/api-client/contract/account'
import { listProjects } from '@kindling/api-client/contract/projects'
import type { Project } from '@kindling/api-client/model/project'
import type { Language } from '@kindling/ui/i18n'
import { ProjectEnd } from '@kindling/ui/views/project/ProjectEnd'
import { RefundStages } from '@kindling/ui/views/project/RefundStages'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { messagesReady } from '../../../app/messages.ts'
import { query } from '../../../data/query.ts'
import { useQuery } from '../../../data/use-query.ts'

/** Similar ones that are shown, and this project itself. */
const asked = 5

interface PartProps {
  readonly project: Project
  readonly now: number
}

/** Its messages are not among those of the first view. */
function useTrustMessages() {
  const { i18n } = useTranslation()
  use(messagesReady(i18n, i18n.language as Language, ['trust']))
}

export function Refunds(props: PartProps) {
  useTrustMessages()
  return <RefundStages {...props} />
}

/** The creator's record and similar projects: read once they come near, and never with the first view. */
export function End({ project, now }: PartProps) {
  useTrustMessages()
  const { category, creator } = project
  const record = useQuery(query(getCreatorRecord, { params: { id: creator.id } }))
  const similar = useQuery(
    query(listProjects, {
      params: { filter: 'categories' },
      query: { category_id: String(category.id), 'page[size]': String(asked) },
    }),
  )
  return (
    <ProjectEnd
      creator={{ name: creator.name, read: { ...record, data: record.data?.record } }}
      similar={{
        category,
        now,
        read: { ...similar, data: similar.data?.projects.filter(({ id }) => id !== project.id) },
      }}
    />
  )
}
