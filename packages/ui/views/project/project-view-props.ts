import type { Project, Reward } from '@kindling/api-client/model/project'
import type { ReactNode } from 'react'
import type { PledgeAboutProps } from './PledgeAbout.tsx'
import type { ProjectTools } from './PledgeTools.tsx'
import type { Selection } from './reward-offer.ts'
import type { ProjectHrefs, ProjectTab } from './TabBar.tsx'

export interface ProjectViewProps extends ProjectTools, Pick<PledgeAboutProps, 'url' | 'owns'> {
  readonly project: Project
  /** Time of the render, in milliseconds: the same on the server and in the browser. */
  readonly now: number
  readonly tab: ProjectTab
  readonly hrefs: ProjectHrefs
  /** ISO alpha-3: the country rewards would be sent to. */
  readonly country: string
  readonly onCountryChange: (country: string) => void
  /** The reward that is in the person's cart or pledge. */
  readonly selection?: Selection | undefined
  /** Address that chooses it: a link, so that it works before scripts have arrived. */
  readonly rewardHref: (reward: Reward, variantId: string) => string
  /** Support without a reward; cents, whole dollars. Used only if the project has such a reward. */
  readonly onSupport: (amountCents: number) => void
  /** Content of the tabs `updates` and `discussion`. */
  readonly children?: ReactNode
}
