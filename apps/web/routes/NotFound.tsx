import { NotFoundView, PlannedView } from '@kindling/ui/views/system/SystemView'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { Meta } from '../app/Meta.tsx'
import { page } from '../app/pages.ts'

export default page('routes/NotFound.tsx', function NotFound() {
  const { t } = useTranslation('shell')
  const { t: project } = useTranslation('project')
  const { pathname } = useLocation()
  const { id } = useParams()
  const [, first, , tab] = pathname.split('/')
  /** What addresses will be that the product has, and that have no page yet. */
  const planned =
    first === 'create'
      ? t('footer.links.startProject')
      : tab === 'discussion' || tab === 'updates'
        ? project(`tabs.${tab}`)
        : null
  return (
    <>
      <Meta {...(planned && { title: planned })} path={pathname} index="no" />
      {planned ? <PlannedView page={planned} projectHref={id && `/project/${id}`} /> : <NotFoundView />}
    </>
  )
})
