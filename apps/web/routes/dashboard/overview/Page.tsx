import { NotFoundPage } from '../../../app/NotFoundPage.tsx'

/** There is no dashboard yet. Its addresses have no header of the site, so that page is not everybody's not-found page. */
export default function DashboardOverview() {
  return <NotFoundPage />
}
