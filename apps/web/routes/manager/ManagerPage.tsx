import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { ManagerFrame } from '@kindling/ui/views/manager/ManagerFrame'
import type { ManagerTab } from '@kindling/ui/views/manager/tabs'
import { Mark } from '@kindling/ui/views/shell/Logo'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Meta } from '../../app/Meta.tsx'
import { NotFoundPage } from '../../app/NotFoundPage.tsx'
import { usePageNow } from '../../app/page-moment.tsx'
import { RouterLink } from '../../app/RouterLink.tsx'
import { UnreachableView } from '../../app/system-views.tsx'
import { draftQuery } from '../../data/draft-query.ts'
import { useQuery } from '../../data/use-query.ts'
import { useWorkedOn } from '../../data/worked-on.ts'

interface ManagerPageProps {
  readonly tab: ManagerTab
  /** The tab itself; only called for a role that may open it, while the manager is open. */
  readonly children: (project: PrivateProject) => ReactNode
}

/** What all tabs of the manager share: the project read for its team, title, frame, and who is let in. */
export function ManagerPage({ tab, children }: ManagerPageProps) {
  const { id = '' } = useParams()
  const { t } = useTranslation('manager')
  const { t: shell } = useTranslation('shell')
  const read = useQuery(draftQuery(id))
  const workedOn = useWorkedOn()
  const now = usePageNow()
  if (read.error?.isNotFound) return <NotFoundPage />
  if (read.error) return <UnreachableView onRetry={read.retry} />
  if (!read.data) return null
  const { project } = read.data
  // A moderator reads drafts, and is not of the team.
  if (project.role === 'moderator') return <NotFoundPage />
  return (
    <>
      <Meta title={`${t(`tabs.${tab}`)} · ${project.name}`} path={`/manager/${id}/${tab}`} index="no" />
      <ManagerFrame
        key={id}
        logo={
          <RouterLink href="/" aria-label={shell('product')}>
            <Mark />
          </RouterLink>
        }
        project={project}
        tab={tab}
        workedOn={workedOn}
        now={now}
      >
        {() => children(project)}
      </ManagerFrame>
    </>
  )
}
