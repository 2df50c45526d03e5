import pause from 'lucide-react/icons/pause'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../primitives/Badge/Badge.tsx'

export function SuspendedTag() {
  const { t } = useTranslation('project')
  return (
    <Badge tone="warning" icon={pause}>
      {t('panel.suspendedTag')}
    </Badge>
  )
}
