import { useTranslation } from 'react-i18next'
import type { SortableWords } from '../../widgets/SortableList/SortableList.tsx'

/** Words of the lists of the dashboard that can be sorted. */
export function useSortWords(): SortableWords {
  const { t } = useTranslation('dashboard')
  return {
    handle: (name) => t('sort.handle', { name }),
    earlier: (name) => t('sort.earlier', { name }),
    later: (name) => t('sort.later', { name }),
    keys: t('sort.keys'),
    says: ({ kind, count, ...event }) => t(`sort.${kind}`, { ...event, total: count }),
  }
}
