import type { answerModerator } from '@kindling/api-client/contract/project-editing'
import { type AnswerForm, answerForm } from '@kindling/validation/forms/moderation'
import { SUSPENSION } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useFormDraft } from '../shared/use-draft.ts'
import * as styles from './dashboard.css.ts'

const answerPlacements = placements<typeof answerModerator>({ INVALID_STATE: overFormUntilChanged })

export interface AnswerModeratorProps {
  readonly projectId: string
  readonly onAnswer: (text: string) => Promise<unknown>
}

/** What the team says to a moderator's decision, once (decisions 2 §8). */
export function AnswerModerator({ projectId, onAnswer }: AnswerModeratorProps) {
  const { t } = useTranslation('dashboard')
  const { form, ...answer } = useForm<AnswerForm>({
    name: 'answerModerator',
    schema: answerForm,
    empty: { text: '' },
    placements: answerPlacements,
    submit: ({ text }) => onAnswer(text),
  })
  useFormDraft(`answer to a moderator ${projectId}`, form, ['text'])
  return (
    <form method="dialog" noValidate onSubmit={answer.onSubmit}>
      <Stack gap={12}>
        {answer.failure && (
          <RejectionAlert ref={answer.rejection} failure={answer.failure} form="answerModerator" />
        )}
        <TextArea
          {...answer.field('text', t('answer.label'))}
          hint={t('answer.hint')}
          rows={3}
          count={t('answer.count', { count: form.watch('text').length, max: SUSPENSION.reasonMax })}
        />
        <div className={styles.ends}>
          <SubmitButton of={answer} variant="line" size="small" pendingLabel={t('answer.sending')}>
            {t('answer.send')}
          </SubmitButton>
        </div>
      </Stack>
    </form>
  )
}
