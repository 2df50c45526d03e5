import { PledgeAbout } from './PledgeAbout.tsx'
import { PledgeTools } from './PledgeTools.tsx'
import { ProjectBody } from './ProjectBody.tsx'
import { ProjectFrame } from './ProjectFrame.tsx'
import type { ProjectViewProps } from './project-view-props.ts'
import { SuspensionRule } from './SuspensionRule.tsx'

export type { Selection } from './reward-offer.ts'
export type { ProjectHrefs, ProjectTab } from './TabBar.tsx'

/** A project's page. */
export function ProjectView(props: ProjectViewProps) {
  const {
    project,
    now,
    tab,
    hrefs,
    selection,
    country,
    onCountryChange,
    rewardHref,
    onSupport,
    children,
    url,
    owns = false,
    ...tools
  } = props
  const shown = { project, now, tab, hrefs, selection }
  return (
    <ProjectFrame
      {...shown}
      about={<PledgeAbout {...{ project, now, selection, url, owns }} creatorHref={hrefs.creator} />}
      tools={
        <>
          {project.suspension_rule && <SuspensionRule rule={project.suspension_rule} />}
          <PledgeTools {...tools} />
        </>
      }
      body={
        <ProjectBody {...shown} {...{ country, onCountryChange, rewardHref, onSupport }}>
          {children}
        </ProjectBody>
      }
    />
  )
}
