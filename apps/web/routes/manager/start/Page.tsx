import { firstTab, managerHref } from '@kindling/ui/views/manager/tabs'
import { Navigate, useParams } from 'react-router-dom'

/** The manager opens with its first tab. */
export default function Manager() {
  const { id = '' } = useParams()
  return <Navigate to={managerHref(id, firstTab)} replace />
}
