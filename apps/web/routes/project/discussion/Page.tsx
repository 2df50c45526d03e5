import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PlannedPage } from '../../../app/PlannedPage.tsx'

export default function Discussion() {
  const { t } = useTranslation('project')
  const { id = '' } = useParams()
  return <PlannedPage title={t('tabs.discussion')} projectHref={`/project/${id}`} />
}
