import { flagProject, subscribeToProject } from '@kindling/api-client/contract/project-actions'
import type { Project } from '@kindling/api-client/model/project'
import { deferred } from '@kindling/ui/deferred'
import { ProjectFollow } from '@kindling/ui/views/project/ProjectFollow'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { loginPath } from '../../../app/RouteView.tsx'
import { usePlatform } from '../../../data/platform.tsx'
import { projectQuery } from '../../../data/queries.ts'
import { useSession } from '../../../data/session.tsx'
import { useSharedUrl } from './use-shared-url.ts'

const Suspension = deferred(async () => (await import('./Suspension.tsx')).Suspension, { when: 'near' })

export interface FollowProps {
  readonly project: Project
  /** Id or vanity URL, as the address has it: the page is cached under it. */
  readonly name: string
}

/** What is beside the pledge: the rule of a suspension, subscribing and reporting. A visitor logs in first, and comes back. */
export function Follow({ project, name }: FollowProps) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const { user } = useSession()
  const { url } = useSharedUrl(project)
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const params = { id: project.id }
  return (
    <>
      {project.suspension_rule && <Suspension rule={project.suspension_rule} />}
      <ProjectFollow
        subscribed={project.subscribed}
        share={{ url, title: project.name }}
        onSubscribe={async (subscribe) => {
          const { subscribed } = await client(subscribeToProject, { params, body: { subscribe } })
          // Of a page that the server has rendered the cache holds nothing yet.
          await mutate<{ project: Project }>(
            projectQuery(name).key,
            (shown) => ({ ...shown, project: { ...(shown?.project ?? project), subscribed } }),
            { revalidate: false },
          )
        }}
        onFlag={(body) => client(flagProject, { params, body })}
        onLogin={user ? null : () => void navigate(loginPath(pathname + search + hash))}
      />
    </>
  )
}
