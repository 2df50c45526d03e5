import type { Project } from '@kindling/api-client/model/project'
import { type DiscussionSort, DiscussionView } from '@kindling/ui/views/community/DiscussionView'
import { ownName } from '@kindling/ui/views/own-name'
import { stageOf, takesPledges } from '@kindling/ui/views/project/stage'
import { TabFrame } from '@kindling/ui/views/project/TabFrame'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { loginPath } from '../../../app/RouteView.tsx'
import { socialImage } from '../../../app/social-picture.ts'
import { commentPermissionQuery, useDiscussion } from '../../../data/discussion.ts'
import { useSelection } from '../../../data/selection.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'
import { projectHrefs } from '../project-path.ts'
import { TabPage } from '../TabPage.tsx'
import { discussionSort } from './sort.ts'

export default function Discussion() {
  const { t } = useTranslation('project')
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const { user } = useSession()
  const sort = discussionSort(search)
  return (
    <TabPage id={id} path={`/project/${id}/discussion`}>
      {(project) => (
        <>
          <Meta
            title={`${t('tabs.discussion')}: ${project.name}`}
            description={project.blurb}
            image={import.meta.env.SSR ? socialImage(project) : null}
            path={projectHrefs(project).discussion}
          />
          <Shown key={`${sort} ${user?.id}`} project={project} name={id} sort={sort} />
        </>
      )}
    </TabPage>
  )
}

interface ShownProps {
  readonly project: Project
  /** As the address has it: the server reads by the same. */
  readonly name: string
  readonly sort: DiscussionSort
}

function Shown({ project, name, sort }: ShownProps) {
  const { user } = useSession()
  const now = usePageNow()
  const permission = useQuery(commentPermissionQuery(name))
  const { read, shown, actions, news, onNews, onMore } = useDiscussion(name, { sort, ownId: user?.id })
  const hrefs = projectHrefs(project)
  const selection = useSelection(project)
  return (
    <TabFrame project={project} now={now} tab="discussion" hrefs={hrefs} selection={selection}>
      <DiscussionView
        room={{
          ...actions,
          projectId: project.id,
          person: user ? { id: user.id, name: ownName(user), image: user.image?.url } : null,
          permission: permission.data,
          now,
        }}
        creator={project.creator.name}
        pledgeHref={takesPledges(stageOf(project, now)) ? `${hrefs.project}#rewards` : null}
        loginHref={loginPath(hrefs.discussion)}
        read={{
          data: shown
            ? { threads: shown.threads, total: shown.total, hasMore: shown.next !== null }
            : undefined,
          error: read.error,
          retry: read.retry,
        }}
        sort={sort}
        sortHrefs={{ top: `${hrefs.discussion}?sort=top`, newest: hrefs.discussion }}
        news={news}
        onNews={onNews}
        onMore={onMore}
        faq={project.faq}
        faqHref={hrefs.faq}
      />
    </TabFrame>
  )
}
