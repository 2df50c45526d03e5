import { useTranslation } from 'react-i18next'
import { PlannedPage } from '../../../app/PlannedPage.tsx'

export default function Create() {
  const { t } = useTranslation('shell')
  return <PlannedPage title={t('footer.links.startProject')} />
}
