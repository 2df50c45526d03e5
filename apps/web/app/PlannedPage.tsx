import { PlannedView } from '@kindling/ui/views/system/SystemView'
import { useLocation } from 'react-router-dom'
import { Meta } from './Meta.tsx'

interface PlannedPageProps {
  /** Its name, in the language of the page. */
  readonly title: string
  /** The project it will be a page of. */
  readonly projectHref?: string
}

/** An address that the product has and that has no page yet. */
export function PlannedPage({ title, projectHref }: PlannedPageProps) {
  const { pathname } = useLocation()
  return (
    <>
      <Meta title={title} path={pathname} />
      <PlannedView page={title} projectHref={projectHref} />
    </>
  )
}
