import type { Project } from '@kindling/api-client/model/project'
import type { Permission } from '@kindling/validation/permissions'
import users from 'lucide-react/icons/users'
import type { IconShape } from '../../primitives/Icon/Icon.tsx'

interface TabFacts {
  readonly name: string
  readonly icon: IconShape
  /** Who may open it; others read why they may not. */
  readonly may: Permission
  /** A figure beside its name. */
  readonly count?: (project: Project) => number
}

/**
 * The manager's tabs in their order (spec 2 §2). One more is a line here, its name in `manager.json`, and a page in
 * `apps/web/routes/manager/<name>/`, which is fetched when it is opened.
 */
export const managerTabs = [
  {
    name: 'backers',
    icon: users,
    may: 'backers:read',
    count: (project) => project.backers_count,
  },
] as const satisfies readonly TabFacts[]

export type ManagerTab = (typeof managerTabs)[number]['name']

export const managerHref = (id: string, tab: ManagerTab) => `/manager/${id}/${tab}`

/** Facts of each tab, as the frame reads them. */
export const tabFacts: readonly (TabFacts & { readonly name: ManagerTab })[] = managerTabs
