import type { ReactNode } from 'react'
import { CompactHead, CompactPledge } from './lazy-parts.ts'
import { Media } from './Media.tsx'
import { PledgePanel } from './PledgePanel.tsx'
import { ProjectHeader } from './ProjectHeader.tsx'
import { usePledgeWords } from './pledge-words.ts'
import * as styles from './project.css.ts'
import type { ProjectViewProps } from './project-view-props.ts'
import { TabBar } from './TabBar.tsx'
import { useInView } from './use-in-view.ts'

export interface ProjectFrameProps
  extends Pick<ProjectViewProps, 'project' | 'now' | 'tab' | 'hrefs' | 'selection'> {
  /** What is held and who the creator is: a PledgeAbout. */
  readonly about: ReactNode
  /** Subscribe, share, report: a PledgeTools. */
  readonly tools?: ReactNode
  /** Content below the tabs: a ProjectBody. */
  readonly body: ReactNode
}

/** The first view of a project: what it is, how far it is, and its tabs. */
export function ProjectFrame({ project, now, tab, hrefs, selection, body, about, tools }: ProjectFrameProps) {
  const words = usePledgeWords(project, now, selection)
  const [panel, panelInView] = useInView<HTMLElement>('-64px 0px 0px 0px')
  const first = tab === 'project'
  return (
    <div className={styles.page}>
      {first ? (
        <>
          <ProjectHeader project={project} categoryHref={hrefs.category} />
          <div className={styles.top}>
            <Media project={project} />
            <PledgePanel ref={panel} words={words} about={about} tools={tools} />
          </div>
        </>
      ) : (
        <CompactHead project={project} categoryHref={hrefs.category} creatorHref={hrefs.creator} />
      )}
      <TabBar
        project={project}
        words={words}
        tab={tab}
        hrefs={hrefs}
        compact={first && panelInView ? 'hidden' : 'shown'}
      />
      {body}
      <CompactPledge words={words} place="bar" />
    </div>
  )
}
