import { BackersTab } from '@kindling/ui/views/manager/BackersTab'
import { ManagerPage } from '../ManagerPage.tsx'

export default function Backers() {
  return <ManagerPage tab="backers">{(project) => <BackersTab project={project} />}</ManagerPage>
}
