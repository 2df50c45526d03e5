import { PlannedView } from '@kindling/ui/views/system/SystemView'
import { useLocation } from 'react-router-dom'
import { Meta } from './Meta.tsx'

interface PlannedPageProps {
  /** Title of the page, in the language of the site. */
  readonly title: string
  /** The project it belongs to. */
  readonly projectHref?: string
}

/** An address of the product whose page is not built yet. */
export function PlannedPage({ title, projectHref }: PlannedPageProps) {
  const { pathname } = useLocation()
  return (
    <>
      <Meta title={title} path={pathname} />
      <PlannedView page={title} projectHref={projectHref} />
    </>
  )
}
