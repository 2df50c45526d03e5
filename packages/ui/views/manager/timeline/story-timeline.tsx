import { completeMilestone, updateMilestone } from '@kindling/api-client/contract/milestones'
import { listDestinations } from '@kindling/api-client/contract/pledge-management'
import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { listMilestoneVotes } from '@kindling/api-client/contract/votes'
import { getProjectMoney } from '@kindling/api-client/contract/withdrawals'
import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { storyClient } from '../../shared/story-client.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { nowhereElse } from '../../shared/story-worked-on.ts'
import { ManagerFrame } from '../ManagerFrame.tsx'
import { TimelineTab } from './TimelineTab.tsx'

const { madeMilestones, nowSeconds, readyDraft } = fixtures

/** A campaign that reached its goal half a year ago: one milestone released, one voted on, one ahead. */
export const madeCampaign: PrivateProject = {
  ...readyDraft,
  status: 'COMPLETE',
  result: 'successful',
  end_time: nowSeconds - 180 * 86_400,
  role: 'creator',
  milestones: madeMilestones.map((each) => (each.id === 'mst_made' ? { ...each, outcome: null } : each)),
}

export interface PlayedTimelineProps {
  readonly project: PrivateProject
  /** Milliseconds. */
  readonly now?: number
}

/** The tab of the stories: reads and changes on the real client. */
export function PlayedTimeline({ project: start, now = nowSeconds * 1000 }: PlayedTimelineProps) {
  const [project, setProject] = useState(start)
  const params = { id: project.id }
  const money = useStoryRead(() => storyClient(getProjectMoney, { params }))
  const votes = useStoryRead(() => storyClient(listMilestoneVotes, { params }))
  const destinations = useStoryRead(() => storyClient(listDestinations, { params }))
  return (
    <ManagerFrame logo="Kindling" workedOn={nowhereElse} project={project} tab="timeline" now={now}>
      {() => (
        <TimelineTab
          project={project}
          money={money}
          votes={votes}
          destinations={destinations.data?.destinations}
          person="usr_ines"
          now={now}
          onChange={async (milestoneId, body) => {
            const { milestone } = await storyClient(updateMilestone, {
              params: { ...params, milestoneId },
              body,
            })
            setProject({
              ...project,
              milestones: project.milestones.map((each) => (each.id === milestoneId ? milestone : each)),
            })
          }}
          onComplete={async (milestoneId) => {
            await storyClient(completeMilestone, { params: { ...params, milestoneId } })
            setProject({
              ...project,
              milestones: project.milestones.map((each) =>
                each.id === milestoneId ? { ...each, completed_at: nowSeconds } : each,
              ),
            })
          }}
        />
      )}
    </ManagerFrame>
  )
}
