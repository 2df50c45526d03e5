import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { can } from '@kindling/validation/permissions'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../loading/deferred.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import * as styles from './dashboard.css.ts'

/** Its form is needed where a moderator has decided something. */
const AnswerModerator = deferred(async () => (await import('./AnswerModerator.tsx')).AnswerModerator)

interface ModeratorNoteProps {
  readonly draft: Pick<
    PrivateProject,
    'id' | 'status' | 'role' | 'review_note' | 'review_rule' | 'review_answer' | 'suspension_rule'
  >
  readonly onAnswer: (text: string) => Promise<unknown>
}

/**
 * What a moderator asks to change, or that they suspended the project; the rule it is about, if they named one; and
 * what the team says to it.
 */
export function ModeratorNote({ draft, onAnswer }: ModeratorNoteProps) {
  const { t } = useTranslation('dashboard')
  const { t: rules } = useTranslation('rules')
  const isSuspended = draft.status === 'SUSPENDED'
  const note = isSuspended ? t('suspended.words') : draft.review_note
  if (note === null) return null
  const rule = isSuspended ? draft.suspension_rule : draft.review_rule
  const { review_answer: answer } = draft
  return (
    <>
      <Alert tone="warning" title={t(isSuspended ? 'suspended.title' : 'review.changes')}>
        <p className={styles.note}>{note}</p>
        {rule && <p>{rules('named', { rule: rules(`words.${rule}`) })}</p>}
        {answer !== null && (
          <div role="status" className={styles.given}>
            <p>{t('answer.given')}</p>
            <blockquote className={styles.note} dir="auto">
              {answer}
            </blockquote>
          </div>
        )}
      </Alert>
      {answer === null && can(draft.role, 'project:submit') && (
        <AnswerModerator projectId={draft.id} onAnswer={onAnswer} />
      )}
    </>
  )
}
