import { getCreatorRecord } from '@kindling/api-client/contract/account'
import { listProjects } from '@kindling/api-client/contract/projects'
import type { Project } from '@kindling/api-client/model/project'
import { deferred } from '@kindling/ui/deferred'
import type { Language } from '@kindling/ui/i18n'
import { ProjectEnd } from '@kindling/ui/views/project/ProjectEnd'
import { RefundStages } from '@kindling/ui/views/project/RefundStages'
import { TranslatedNote } from '@kindling/ui/views/project/TranslatedNote'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { messagesReady } from '../../../app/messages.ts'
import { useBonuses } from '../../../data/bonuses.ts'
import { usePlatform } from '../../../data/platform.tsx'
import { projectQuery } from '../../../data/queries.ts'
import { query } from '../../../data/query.ts'
import { useQuery } from '../../../data/use-query.ts'

/** Similar ones that are shown, and this project itself. */
const asked = 5

const Bonuses = deferred(async () => (await import('./Bonuses.tsx')).Bonuses, { when: 'near' })

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

/** Original and translation: the choice is a cookie of this visit, so that the server's next page has it already. */
export function Note({ project }: Pick<PartProps, 'project'>) {
  useTrustMessages()
  const { id = '' } = useParams()
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return (
    <TranslatedNote
      project={project}
      onSwitch={async (to) => {
        // The Cookie Store API is not everywhere yet.
        // biome-ignore lint/suspicious/noDocumentCookie: see above
        document.cookie = `texts=${to}; path=/; samesite=lax`
        const { key, run } = projectQuery(id)
        await mutate(key, await run(client), { revalidate: false })
      }}
    />
  )
}

interface EndProps extends PartProps {
  /** `hidden` where nothing may be sent. */
  readonly bonuses: 'hidden' | undefined
}

/** The creator's record and similar projects: read once they come near, and never with the first view. */
export function End({ project, now, bonuses: shows }: EndProps) {
  useTrustMessages()
  const { category, creator } = project
  const record = useQuery(query(getCreatorRecord, { params: { id: creator.id } }))
  const similar = useQuery(
    query(listProjects, {
      params: { filter: 'categories' },
      query: { category_id: String(category.id), 'page[size]': String(asked) },
    }),
  )
  const bonuses = useBonuses(project.id)
  const shown = shows === 'hidden' ? [] : (bonuses.data ?? [])
  return (
    <ProjectEnd
      bonuses={shown.length > 0 && <Bonuses id={project.id} bonuses={shown} />}
      creator={{ name: creator.name, read: { ...record, data: record.data?.record } }}
      similar={{
        category,
        now,
        read: { ...similar, data: similar.data?.projects.filter(({ id }) => id !== project.id) },
      }}
    />
  )
}
