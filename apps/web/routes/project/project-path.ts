import type { Project } from '@kindling/api-client/model/project'

/** The address of a project's page. */
export const projectPath = ({ id, vanity_url }: Pick<Project, 'id' | 'vanity_url'>): string =>
  `/project/${vanity_url ?? id}`

/** Addresses of a project's tabs, and of what its head links to. */
export function projectHrefs(project: Project) {
  const path = projectPath(project)
  return {
    project: path,
    faq: `${path}/faq`,
    updates: `${path}/updates`,
    discussion: `${path}/discussion`,
    category: `/projects/categories/${project.category_id}`,
    creator: `/user/${project.creator.id}`,
  }
}
