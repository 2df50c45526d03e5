import type { Project } from '@kindling/api-client/model/project'
import type { Permission } from '@kindling/validation/permissions'
import banknote from 'lucide-react/icons/banknote'
import chartLine from 'lucide-react/icons/chart-line'
import milestone from 'lucide-react/icons/milestone'
import newspaper from 'lucide-react/icons/newspaper'
import packageIcon from 'lucide-react/icons/package'
import users from 'lucide-react/icons/users'
import type { IconShape } from '../../primitives/Icon/Icon.tsx'

interface TabFacts {
  readonly name: string
  readonly icon: IconShape
  /** Who may open it; others read why they may not. */
  readonly may: Permission
  /** What the others read: of which of the project's secrets it is about. @default 'names' */
  readonly noRole?: 'names' | 'money' | 'updates'
  /** A figure beside its name. */
  readonly count?: (project: Project) => number
}

const tabs = [
  { name: 'insights', icon: chartLine, may: 'insights:read' },
  { name: 'timeline', icon: milestone, may: 'insights:read' },
  {
    name: 'shipping',
    icon: packageIcon,
    may: 'backers:read',
  },
  {
    name: 'backers',
    icon: users,
    may: 'backers:read',
    count: (project) => project.backers_count,
  },
  { name: 'updates', icon: newspaper, may: 'updates:write', noRole: 'updates' },
  { name: 'money', icon: banknote, may: 'funds:withdraw', noRole: 'money' },
] as const satisfies readonly TabFacts[]

export type ManagerTab = (typeof tabs)[number]['name']

/**
 * The manager's tabs in their order (spec 2 §2). One more is a line above, its name in `manager.json`, and a page in
 * `apps/web/routes/manager/<name>/`, which is fetched when it is opened.
 */
export const managerTabs: readonly (TabFacts & { readonly name: ManagerTab })[] = tabs

/** The tab that the manager opens with. */
export const firstTab: ManagerTab = tabs[0].name

export const managerHref = (id: string, tab: ManagerTab) => `/manager/${id}/${tab}`
