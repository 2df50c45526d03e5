import { useTranslation } from 'react-i18next'
import { offline } from '../shared/offline.css.ts'

/** States on every page of a public demonstration that nothing here is real or private. */
export function DemoBanner() {
  const { t } = useTranslation('demo')
  return (
    <aside aria-label={t('label')} className={offline}>
      {t('notice')}
    </aside>
  )
}
