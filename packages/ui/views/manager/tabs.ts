import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { Permission } from '@kindling/validation/permissions'
import banknote from 'lucide-react/icons/banknote'
import chartLine from 'lucide-react/icons/chart-line'
import megaphone from 'lucide-react/icons/megaphone'
import milestone from 'lucide-react/icons/milestone'
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
  /** A figure beside its name, and what it counts, as a key of `toDo` in `manager.json`. */
  readonly beside?: {
    readonly words: 'timeline' | 'shipping' | 'backers' | 'updates'
    readonly count: (project: PrivateProject) => number
  }
}

const tabs = [
  { name: 'insights', icon: chartLine, may: 'insights:read' },
  {
    name: 'timeline',
    icon: milestone,
    may: 'insights:read',
    beside: { words: 'timeline', count: ({ to_do }) => to_do.milestones },
  },
  {
    name: 'shipping',
    icon: packageIcon,
    may: 'backers:read',
    beside: { words: 'shipping', count: ({ to_do }) => to_do.parcels },
  },
  {
    name: 'backers',
    icon: users,
    may: 'backers:read',
    beside: { words: 'backers', count: ({ backers_count }) => backers_count },
  },
  {
    name: 'updates',
    icon: megaphone,
    may: 'updates:write',
    noRole: 'updates',
    beside: { words: 'updates', count: ({ to_do }) => to_do.drafts },
  },
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

/** The figure beside a tab's name; null where nothing is to be counted. */
export function countBeside({ beside }: TabFacts, project: PrivateProject) {
  const count = beside?.count(project) ?? 0
  return beside && count > 0 ? { words: beside.words, count } : null
}

export const managerHref = (id: string, tab: ManagerTab) => `/manager/${id}/${tab}`

/** The tab of updates with the editor of a new one open. */
export const writeUpdateHref = (id: string) => `${managerHref(id, 'updates')}?write`
