import { analyticsIdLength } from '@kindling/validation/rules/analytics-id'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useMessages } from '../form/messages.ts'
import { Part } from './SectionPart.tsx'
import type { Autosave } from './use-autosave.ts'

const field = 'google_analytics_id'

/** The id of the project's Google Analytics; it saves itself as the other fields do. */
export function AnalyticsPart({ saving }: { readonly saving: Autosave }) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const messageOf = useMessages('basics')
  const label = t(`fields.${field}`)
  const problem = saving.problems.find((each) => each.field === field)
  return (
    <Part title={t('analytics.title')} lead={t('analytics.lead')}>
      <TextField
        label={label}
        hint={t('analytics.hint', analyticsIdLength)}
        optional={common('optional')}
        autoComplete="off"
        value={saving.values[field]}
        error={problem && messageOf(problem, label)}
        onChange={({ target }) => saving.change({ [field]: target.value.trim() })}
        onBlur={saving.flush}
      />
    </Part>
  )
}
