import type { Project } from '@kindling/api-client/model/project'
import { lazyPart } from '@kindling/ui/lazy-part'
import type { ReactNode } from 'react'
import { Meta } from '../../app/Meta.tsx'
import { NotFoundView, UnreachableView } from '../../app/system-views.tsx'
import { projectQuery } from '../../data/queries.ts'
import { useQuery } from '../../data/use-query.ts'

const ProjectSkeleton = lazyPart(
  async () => (await import('@kindling/ui/views/project/ProjectSkeleton')).ProjectSkeleton,
)

export interface TabPageProps {
  /** Id or vanity URL, as the address has it. */
  readonly id: string
  readonly path: string
  readonly children: (project: Project) => ReactNode
}

/** A tab of a project with a page of its own, once the project is read; else why there is none. */
export function TabPage({ id, path, children }: TabPageProps) {
  const read = useQuery(projectQuery(id))
  if (read.error?.isNotFound)
    return (
      <>
        <Meta path={path} index="no" />
        <NotFoundView />
      </>
    )
  if (read.error) return <UnreachableView onRetry={read.retry} />
  return read.data ? children(read.data.project) : <ProjectSkeleton />
}
