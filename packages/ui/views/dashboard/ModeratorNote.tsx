import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import * as styles from './dashboard.css.ts'

interface ModeratorNoteProps {
  readonly draft: Pick<PrivateProject, 'status' | 'review_note' | 'review_rule' | 'suspension_rule'>
}

/** What a moderator asks to change, or that they suspended the project; and the rule it is about, if they named one. */
export function ModeratorNote({ draft }: ModeratorNoteProps) {
  const { t } = useTranslation('dashboard')
  const { t: rules } = useTranslation('rules')
  const isSuspended = draft.status === 'SUSPENDED'
  const note = isSuspended ? t('suspended.words') : draft.review_note
  if (note === null) return null
  const rule = isSuspended ? draft.suspension_rule : draft.review_rule
  return (
    <Alert tone="warning" title={t(isSuspended ? 'suspended.title' : 'review.changes')}>
      <p className={styles.note}>{note}</p>
      {rule && <p>{rules('named', { rule: rules(`words.${rule}`) })}</p>}
    </Alert>
  )
}
