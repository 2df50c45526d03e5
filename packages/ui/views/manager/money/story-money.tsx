import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import {
  getProjectMoney,
  listProjectLedger,
  listWithdrawals,
  withdrawFunds,
} from '@kindling/api-client/contract/withdrawals'
import type { LedgerLine, LedgerPart } from '@kindling/api-client/model/ledger-line'
import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { storyClient } from '../../shared/story-client.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { nowhereElse } from '../../shared/story-worked-on.ts'
import { ManagerFrame } from '../ManagerFrame.tsx'
import { MoneyTab } from './MoneyTab.tsx'

export interface PlayedMoneyProps {
  readonly project: PrivateProject
}

const now = fixtures.nowSeconds * 1000
/** Few, so that the stories show that there are older lines. */
const storyPage = 6

/** The tab of the stories: reads and withdraws on the real client. */
export function PlayedMoney({ project }: PlayedMoneyProps) {
  const params = { id: project.id }
  const [turn, setTurn] = useState(0)
  const money = useStoryRead(() => storyClient(getProjectMoney, { params }), turn)
  const withdrawals = useStoryRead(() => storyClient(listWithdrawals, { params }), turn)
  const [show, setShow] = useState<LedgerPart>()
  const [older, setOlder] = useState<readonly LedgerLine[]>([])
  const linesOf = (part: LedgerPart | undefined, cursor = '0', size = storyPage) =>
    storyClient(listProjectLedger, {
      params,
      query: { cursor, 'page[size]': String(size), ...(part && { show: part }) },
    })
  const first = useStoryRead(() => linesOf(show), `${turn} ${show}`)
  const lines = first.data && [...first.data.lines, ...older]
  const more = async () => setOlder((await linesOf(show, String(storyPage))).lines)
  const hasMore = first.data?.next && older.length === 0
  return (
    <ManagerFrame logo="Kindling" workedOn={nowhereElse} project={project} tab="money" now={now}>
      {() => (
        <MoneyTab
          project={project}
          money={money}
          withdrawals={withdrawals}
          ledger={{
            ...first,
            data: lines && { lines },
            show,
            onShow: (part) => {
              setOlder([])
              setShow(part)
            },
            more: hasMore ? more : undefined,
          }}
          onReadAll={async () => (await linesOf(undefined, '0', 100)).lines}
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
