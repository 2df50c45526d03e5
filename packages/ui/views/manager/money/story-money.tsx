import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { getProjectMoney, listWithdrawals, withdrawFunds } from '@kindling/api-client/contract/withdrawals'
import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { storyClient } from '../../shared/story-client.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { ManagerFrame } from '../ManagerFrame.tsx'
import { MoneyTab } from './MoneyTab.tsx'

export interface PlayedMoneyProps {
  readonly project: PrivateProject
}

const now = fixtures.nowSeconds * 1000

/** The tab of the stories: reads and withdraws on the real client. */
export function PlayedMoney({ project }: PlayedMoneyProps) {
  const params = { id: project.id }
  const [turn, setTurn] = useState(0)
  const money = useStoryRead(() => storyClient(getProjectMoney, { params }), turn)
  const withdrawals = useStoryRead(() => storyClient(listWithdrawals, { params }), turn)
  return (
    <ManagerFrame logo="Kindling" project={project} tab="money" now={now}>
      {() => (
        <MoneyTab
          project={project}
          money={money}
          withdrawals={withdrawals}
          now={now}
          onWithdraw={async (body) => {
            await storyClient(withdrawFunds, { params, body, idempotencyKey: 'story' })
            setTurn((before) => before + 1)
          }}
        />
      )}
    </ManagerFrame>
  )
}
