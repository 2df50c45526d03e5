import type { ReactNode } from 'react'
import { CompactHead } from './CompactHead.tsx'
import { CompactPledge } from './lazy-parts.ts'
import { usePledgeWords } from './pledge-words.ts'
import * as styles from './project.css.ts'
import type { ProjectViewProps } from './project-view-props.ts'
import { TabBar } from './TabBar.tsx'

export interface TabFrameProps
  extends Pick<ProjectViewProps, 'project' | 'now' | 'tab' | 'hrefs' | 'selection'> {
  /** Content below the tabs. */
  readonly children: ReactNode
}

/** A tab of a project with a page of its own: the head in two lines, the tabs, and its content. */
export function TabFrame({ project, now, tab, hrefs, selection, children }: TabFrameProps) {
  const words = usePledgeWords(project, now, selection)
  return (
    <div className={styles.page}>
      <CompactHead project={project} categoryHref={hrefs.category} creatorHref={hrefs.creator} />
      <TabBar project={project} words={words} tab={tab} hrefs={hrefs} compact="shown" />
      {children}
      <CompactPledge words={words} place="bar" />
    </div>
  )
}
