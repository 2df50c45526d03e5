import type { Project, Reward } from '@kindling/api-client/model/project'
import type { ReactNode } from 'react'
import { PledgeAbout } from './PledgeAbout.tsx'
import { PledgeTools, type ProjectTools } from './PledgeTools.tsx'
import { ProjectBody } from './ProjectBody.tsx'
import { ProjectFrame } from './ProjectFrame.tsx'
import type { Selection } from './reward-offer.ts'
import type { ProjectHrefs, ProjectTab } from './TabBar.tsx'

export type { Selection } from './reward-offer.ts'
export type { ProjectHrefs, ProjectTab } from './TabBar.tsx'

export interface ProjectViewProps extends ProjectTools {
  readonly project: Project
  /** The moment of the page, in milliseconds: one for the server and the browser. */
  readonly now: number
  readonly tab: ProjectTab
  readonly hrefs: ProjectHrefs
  /** ISO alpha-3: where rewards would go. */
  readonly country: string
  readonly onCountryChange: (country: string) => void
  /** The reward that one has in the cart or pledged for. */
  readonly selection?: Selection | undefined
  /** Where choosing it leads: a link, so that it works before any script has arrived. */
  readonly rewardHref: (reward: Reward, variantId: string) => string
  /** Help without a reward; cents, whole dollars. Only asked for where the project has such a reward. */
  readonly onSupport: (amountCents: number) => void
  /** What stands under the tabs `updates` and `discussion`. */
  readonly children?: ReactNode
}

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
    ...tools
  } = props
  const shown = { project, now, tab, hrefs, selection }
  return (
    <ProjectFrame
      {...shown}
      about={<PledgeAbout {...{ project, now, selection }} creatorHref={hrefs.creator} />}
      tools={<PledgeTools {...tools} />}
      body={
        <ProjectBody {...shown} {...{ country, onCountryChange, rewardHref, onSupport }}>
          {children}
        </ProjectBody>
      }
    />
  )
}
