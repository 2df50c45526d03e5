import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { TabHead } from './TabHead.tsx'

/** Who backs the project. */
export function BackersTab({ project }: { readonly project: PrivateProject }) {
  const { t } = useTranslation('manager')
  const { money } = useFormat()
  return (
    <>
      <TabHead title={t('backers.title')} />
      <p>{t('backers.count', { count: project.backers_count, amount: money(project.total_pledged) })}</p>
    </>
  )
}
