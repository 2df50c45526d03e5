import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { MoneyTab } from '@kindling/ui/views/manager/money/MoneyTab'
import { usePageNow } from '../../../app/page-moment.tsx'
import { projectMoneyQuery, useLedger, useWithdraw, withdrawalsQuery } from '../../../data/project-money.ts'
import { useQuery } from '../../../data/use-query.ts'
import { ManagerPage } from '../ManagerPage.tsx'

export default function ManagerMoney() {
  return <ManagerPage tab="money">{(project) => <Loaded project={project} />}</ManagerPage>
}

function Loaded({ project }: { readonly project: PrivateProject }) {
  const { read, readAll } = useLedger(project.id)
  return (
    <MoneyTab
      project={project}
      money={useQuery(projectMoneyQuery(project.id))}
      withdrawals={useQuery(withdrawalsQuery(project.id))}
      ledger={read}
      onReadAll={readAll}
      onWithdraw={useWithdraw(project.id)}
      now={usePageNow()}
    />
  )
}
