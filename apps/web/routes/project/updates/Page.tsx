import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PlannedPage } from '../../../app/PlannedPage.tsx'

export default function Updates() {
  const { t } = useTranslation('project')
  const { id = '' } = useParams()
  return <PlannedPage title={t('tabs.updates')} projectHref={`/project/${id}`} />
}
