import {
  createReferralLink,
  getFundingInsights,
  getRewardInsights,
  listReferralLinks,
  removeReferralLink,
  updateReferralLink,
} from '@kindling/api-client/contract/insights'
import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { fixtures } from '@kindling/api-client/scenarios'
import { storyClient } from '../../shared/story-client.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { nowhereElse } from '../../shared/story-worked-on.ts'
import { ManagerFrame } from '../ManagerFrame.tsx'
import { type Insights, InsightsTab } from './InsightsTab.tsx'

export interface PlayedInsightsProps {
  readonly project: PrivateProject
  /** Changes what was read. */
  readonly shown?: (insights: Insights) => Insights
  readonly onPrint?: () => void
}

/** The tab of the stories: reads and changes on the real client. */
export function PlayedInsights({ project, shown = (each) => each, onPrint = () => {} }: PlayedInsightsProps) {
  const params = { projectId: project.id }
  const read = useStoryRead(async () => {
    const { reward_analytics } = await storyClient(getRewardInsights, { params: { id: project.id } })
    const { referral_links } = await storyClient(listReferralLinks, { params })
    const funding = await storyClient(getFundingInsights, { params })
    return shown({ ...funding, rewards: reward_analytics, links: referral_links })
  })
  const thenRead = async (call: Promise<unknown>) => {
    await call
    await read.retry()
  }
  return (
    <ManagerFrame
      logo="Kindling"
      workedOn={nowhereElse}
      project={project}
      tab="insights"
      now={fixtures.nowSeconds * 1000}
    >
      {() => (
        <InsightsTab
          project={project}
          insights={read.error ? 'failed' : read.data}
          onRetry={() => void read.retry()}
          url="https://kindling.example/project/hollin-kettle"
          now={fixtures.nowSeconds * 1000}
          onPrint={onPrint}
          calls={{
            createLink: (body) => thenRead(storyClient(createReferralLink, { params, body })),
            renameLink: (linkId, body) =>
              thenRead(storyClient(updateReferralLink, { params: { ...params, linkId }, body })),
            removeLink: (linkId) =>
              thenRead(storyClient(removeReferralLink, { params: { ...params, linkId } })),
          }}
        />
      )}
    </ManagerFrame>
  )
}
