import type { Project, Reward } from '@kindling/api-client/model/project'
import type { ReactNode } from 'react'
import type { ProjectTools } from './PledgeTools.tsx'
import type { Selection } from './reward-offer.ts'
import type { ProjectHrefs, ProjectTab } from './TabBar.tsx'

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
