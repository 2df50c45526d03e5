import { VoteView } from '@kindling/ui/views/votes/VoteView'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { loginPath } from '../../../app/RouteView.tsx'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'
import { useVote, votesQuery } from '../../../data/votes.ts'
import { projectPath } from '../project-path.ts'
import { TabPage } from '../TabPage.tsx'

export default function Votes() {
  const { t } = useTranslation('votes')
  const { id = '' } = useParams()
  const { user } = useSession()
  const now = usePageNow()
  const read = useQuery(votesQuery(id))
  const vote = useVote(id)
  const path = `/project/${id}/vote`
  return (
    <TabPage id={id} path={path}>
      {(project) => (
        <>
          <Meta title={t('page', { project: project.name })} path={path} index="no" />
          <VoteView
            read={read}
            project={{ name: project.name, href: projectPath(project) }}
            loginHref={user ? null : loginPath(path)}
            now={now}
            onVote={vote}
          />
        </>
      )}
    </TabPage>
  )
}
