import type { Project } from '@kindling/api-client/model/project'
import { lazyPart } from '@kindling/ui/lazy-part'
import { PreviewBar } from '@kindling/ui/views/dashboard/PreviewBar'
import { PledgeAbout } from '@kindling/ui/views/project/lazy-parts'
import { isRehearsal, searchOf } from '@kindling/ui/views/project/rehearsal/states'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { lastPath } from '../../../app/last-path.ts'
import { Meta } from '../../../app/Meta.tsx'
import { NotFoundPage } from '../../../app/NotFoundPage.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { usePreferences } from '../../../app/preferences.tsx'
import { UnreachableView } from '../../../app/system-views.tsx'
import { previewQuery } from '../../../data/draft-query.ts'
import { useQuery } from '../../../data/use-query.ts'
import { Body, ProjectFrame } from '../campaign/Page.tsx'
import { projectHrefs } from '../project-path.ts'

/** Nothing of it is in the preview's own scripts. */
const Rehearsal = lazyPart(async () => (await import('./Rehearsal.tsx')).Rehearsal)

const never = () => () => undefined
/** No server renders a rehearsal: its HTML is the draft, until the browser has taken over. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export default function Preview() {
  const { code = '' } = useParams()
  const read = useQuery(previewQuery(code))
  if (read.error?.isNotFound) return <NotFoundPage />
  if (read.error) return <UnreachableView onRetry={read.retry} />
  return read.data ? <Loaded project={read.data.project} code={code} /> : null
}

function Loaded({ project, code }: { readonly project: Project; readonly code: string }) {
  const { tab } = useParams()
  const [search] = useSearchParams()
  const rehearses = useIsAlive() && isRehearsal(search)
  const origin = usePageOrigin()
  const now = usePageNow()
  const { country } = usePreferences()
  const path = `/project/preview/${code}`
  const hrefs = { ...projectHrefs(project), project: path, faq: `${path}/faq` }
  const shown = {
    project,
    now,
    tab: tab === 'faq' ? ('faq' as const) : ('project' as const),
    hrefs,
    selection: undefined,
  }
  // Of the team, whatever its role: those who may only read have a dashboard too.
  const isOwn = project.is_collaborator
  const dashboard = `/dashboard/${project.id}/`
  const [before] = useState(lastPath.read)
  const back = before?.startsWith(dashboard) ? before : `${dashboard}overview`
  const page = (
    <ProjectFrame
      {...shown}
      about={<PledgeAbout {...{ project, now }} selection={undefined} url={origin + path} />}
      body={
        <Body
          {...shown}
          // Nothing of a draft can be chosen.
          rewardHref={() => path}
          onSupport={() => undefined}
        />
      }
    />
  )
  return (
    <>
      <Meta title={project.name} path={path} index="no" />
      <PreviewBar
        link={origin + path}
        backHref={isOwn ? back : null}
        rehearseHref={isOwn && !rehearses ? `${path}${searchOf({ state: 'live', role: 'visitor' })}` : null}
      />
      {rehearses ? (
        <Suspense fallback={page}>
          <Rehearsal draft={project} start={now} tab={shown.tab} hrefs={hrefs} country={country ?? 'USA'} />
        </Suspense>
      ) : (
        page
      )}
    </>
  )
}
