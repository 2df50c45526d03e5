import { NotFoundView } from '@kindling/ui/views/system/SystemView'
import { useLocation } from 'react-router-dom'
import { Meta } from './Meta.tsx'

/** Says that nothing is at the address. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return (
    <>
      <Meta path={pathname} />
      <NotFoundView />
    </>
  )
}
