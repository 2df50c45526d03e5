import { NotFoundPage } from '../../../app/NotFoundPage.tsx'

/**
 * The dashboard is not built yet. Its addresses have no site header, so that this page differs from the usual not-found
 * page.
 */
export default function DashboardOverview() {
  return <NotFoundPage />
}
