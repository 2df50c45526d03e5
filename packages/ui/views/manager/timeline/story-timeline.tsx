import { completeMilestone } from '@kindling/api-client/contract/milestones'
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

export interface PlayedTimelineProps {
  readonly project: PrivateProject
  /** Milliseconds. */
  readonly now?: number
}

/** The tab of the stories: reads and changes on the real client. */
export function PlayedTimeline({ project: start, now = fixtures.nowSeconds * 1000 }: PlayedTimelineProps) {
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
          onComplete={async (milestoneId) => {
            await storyClient(completeMilestone, { params: { ...params, milestoneId } })
            setProject({
              ...project,
              milestones: project.milestones.map((each) =>
                each.id === milestoneId ? { ...each, completed_at: fixtures.nowSeconds } : each,
              ),
            })
          }}
        />
      )}
    </ManagerFrame>
  )
}
