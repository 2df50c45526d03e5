import type { Project } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { type TabLink, TabLinks } from '../../primitives/Tabs/TabLinks.tsx'
import * as styles from './head.css.ts'
import { CompactPledge } from './lazy-parts.ts'
import type { PledgeWords } from './pledge-words.ts'

export const projectTabs = ['project', 'faq', 'updates', 'discussion'] as const
export type ProjectTab = (typeof projectTabs)[number]

/** Addresses of a project's tabs; a tab without one is not shown. */
export interface ProjectHrefs {
  readonly project: string
  readonly faq: string
  readonly updates?: string
  readonly discussion?: string
  /** The listing of its category. */
  readonly category: string
  /** The profile of its creator. */
  readonly creator?: string
}

export interface TabBarProps {
  readonly project: Project
  readonly words: PledgeWords
  readonly tab: ProjectTab
  readonly hrefs: ProjectHrefs
  /** Whether the pledge panel is out of view, so that its compact copy is needed. */
  readonly compact: 'shown' | 'hidden'
}

/** The tabs of a project. They stick to the upper edge, with a compact pledge panel. */
export function TabBar({ project, words, tab, hrefs, compact }: TabBarProps) {
  const { t } = useTranslation('project')
  const counts = {
    project: undefined,
    faq: project.faq.length,
    updates: project.updates_count,
    discussion: project.comments_count,
  }
  const links = projectTabs.flatMap((each): TabLink[] => {
    const href = hrefs[each]
    const count = counts[each]
    return href === undefined ? [] : [{ href, label: t(`tabs.${each}`), ...(count ? { count } : {}) }]
  })
  return (
    <div className={styles.bar}>
      <div className={styles.tabs}>
        <TabLinks label={t('tabs.label')} links={links} current={hrefs[tab] ?? hrefs.project} />
      </div>
      <div className={styles.compactPledge}>
        <CompactPledge words={words} place="tabs" display={compact} />
      </div>
    </div>
  )
}
