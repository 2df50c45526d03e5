import type { Project } from '@kindling/api-client/model/project'
import { UpdatesView } from '@kindling/ui/views/community/UpdatesView'
import { stageOf, takesPledges } from '@kindling/ui/views/project/stage'
import { TabFrame } from '@kindling/ui/views/project/TabFrame'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { loginPath } from '../../../app/RouteView.tsx'
import { socialImage } from '../../../app/social-picture.ts'
import { NotFoundView } from '../../../app/system-views.tsx'
import { commentPermissionQuery } from '../../../data/discussion.ts'
import { useSelection } from '../../../data/selection.ts'
import { useSession } from '../../../data/session.tsx'
import { useUpdates } from '../../../data/updates.ts'
import { useQuery } from '../../../data/use-query.ts'
import { projectHrefs } from '../project-path.ts'
import { TabPage } from '../TabPage.tsx'

export default function Updates() {
  const { id = '', updateId } = useParams()
  return (
    <TabPage id={id} path={`/project/${id}/updates`}>
      {(project) => <Shown key={id} project={project} name={id} updateId={updateId} />}
    </TabPage>
  )
}

interface ShownProps {
  readonly project: Project
  /** As the address has it: the server reads by the same. */
  readonly name: string
  readonly updateId: string | undefined
}

function Shown({ project, name, updateId }: ShownProps) {
  const { t } = useTranslation('project')
  const { user } = useSession()
  const now = usePageNow()
  const permission = useQuery(commentPermissionQuery(name))
  const selection = useSelection(project)
  const hrefs = projectHrefs(project)
  const { updates, rhythm, open, error, retry, onLike, onMore } = useUpdates(name, updateId)
  const path = updateId === undefined ? hrefs.updates : `${hrefs.updates}/${updateId}`
  if (error?.isNotFound)
    return (
      <>
        <Meta path={path} index="no" />
        <NotFoundView />
      </>
    )
  const title = updateId !== undefined && open?.name ? open.name : t('tabs.updates')
  return (
    <>
      <Meta
        title={`${title}: ${project.name}`}
        description={project.blurb}
        image={import.meta.env.SSR ? socialImage(project) : null}
        path={path}
      />
      <TabFrame project={project} now={now} tab="updates" hrefs={hrefs} selection={selection}>
        <UpdatesView
          read={{
            data: updates && rhythm && open !== undefined ? { updates, open, rhythm } : undefined,
            error,
            retry,
          }}
          allHref={updateId === undefined ? null : hrefs.updates}
          updateHref={(each) => `${hrefs.updates}/${each}`}
          discussionHref={hrefs.discussion}
          rewards={project.rewards}
          gate={{
            mayLike: permission.data?.can_comment ?? false,
            pledgeHref: takesPledges(stageOf(project, now)) ? `${hrefs.project}#rewards` : null,
            loginHref: user ? null : loginPath(path),
          }}
          onLike={onLike}
          onMore={onMore}
        />
      </TabFrame>
    </>
  )
}
