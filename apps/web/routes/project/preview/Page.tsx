import type { Project } from '@kindling/api-client/model/project'
import { PreviewBar } from '@kindling/ui/views/dashboard/PreviewBar'
import { PledgeAbout } from '@kindling/ui/views/project/lazy-parts'
import { useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { NotFoundPage } from '../../../app/NotFoundPage.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { usePreferences } from '../../../app/preferences.tsx'
import { UnreachableView } from '../../../app/system-views.tsx'
import { previewQuery } from '../../../data/draft-query.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'
import { Body, ProjectFrame } from '../campaign/Page.tsx'
import { projectHrefs } from '../project-path.ts'

export default function Preview() {
  const { code = '' } = useParams()
  const read = useQuery(previewQuery(code))
  if (read.error?.isNotFound) return <NotFoundPage />
  if (read.error) return <UnreachableView onRetry={read.retry} />
  return read.data ? <Loaded project={read.data.project} code={code} /> : null
}

function Loaded({ project, code }: { readonly project: Project; readonly code: string }) {
  const { tab } = useParams()
  const origin = usePageOrigin()
  const now = usePageNow()
  const { user } = useSession()
  const { country, choose } = usePreferences()
  const path = `/project/preview/${code}`
  const hrefs = { ...projectHrefs(project), project: path, faq: `${path}/faq` }
  const shown = {
    project,
    now,
    tab: tab === 'faq' ? ('faq' as const) : ('project' as const),
    hrefs,
    selection: undefined,
  }
  const isOwn = user?.id === project.creator.id
  return (
    <>
      <Meta title={project.name} path={path} index="no" />
      <PreviewBar link={origin + path} backHref={isOwn ? `/dashboard/${project.id}/overview` : null} />
      <ProjectFrame
        {...shown}
        about={<PledgeAbout {...{ project, now }} selection={undefined} url={origin + path} />}
        body={
          <Body
            {...shown}
            country={country ?? 'USA'}
            onCountryChange={(next) => choose({ country: next })}
            // Nothing of a draft can be chosen.
            rewardHref={() => path}
            onSupport={() => undefined}
          />
        }
      />
    </>
  )
}
