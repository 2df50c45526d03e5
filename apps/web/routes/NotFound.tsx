import { NotFoundView, PlannedView } from '@kindling/ui/views/system/SystemView'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Meta } from '../app/Meta.tsx'
import { page } from '../app/pages.ts'

/** Addresses that the product has and that have no page yet, by their first part. */
const planned = {
  create: 'startProject',
} as const

export default page('routes/NotFound.tsx', function NotFound() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const key = planned[pathname.split('/')[1] as keyof typeof planned]
  const page = key && t(`footer.links.${key}`)
  return (
    <>
      <Meta {...(page && { title: page })} path={pathname} index="no" />
      {page ? <PlannedView page={page} /> : <NotFoundView />}
    </>
  )
})
