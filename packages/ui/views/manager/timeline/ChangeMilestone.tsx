import type { updateMilestone } from '@kindling/api-client/contract/milestones'
import type { Milestone } from '@kindling/api-client/model/project'
import { type MilestoneChangeForm, milestoneChangeForm } from '@kindling/validation/forms/milestone'
import { MILESTONE } from '@kindling/validation/limits'
import { isMoved, type MilestoneChange } from '@kindling/validation/rules/milestone-change'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Alert } from '../../../primitives/Alert/Alert.tsx'
import { Button } from '../../../primitives/Button/Button.tsx'
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { dateSeconds, dateText } from '../../form/date-text.ts'
import { overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import * as styles from './timeline.css.ts'

/** What is changed: only what another text or date was given for. */
export type ChangedMilestone = Partial<MilestoneChangeForm>

interface ChangeMilestoneProps {
  readonly milestone: Milestone
  /** Where its date may lie. */
  readonly change: MilestoneChange
  /** Sends what is changed. */
  readonly onSave: (changed: ChangedMilestone) => Promise<unknown>
  readonly onClose: () => void
}

const daySeconds = 86_400
const changePlacements = placements<typeof updateMilestone>({ INVALID_ID: overFormUntilChanged })

/** A milestone of a launched campaign: its title, text and date, and who hears of a new date. */
export function ChangeMilestone({ milestone, change, onSave, onClose }: ChangeMilestoneProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { date: was } = milestone
  // Days are sent by their last second.
  const firstDay = dateText(change.first)
  const lastDay = dateText(Math.floor((change.last + 1) / daySeconds) * daySeconds - 1)
  const day = (text: string) => format.date(Date.parse(`${text}T12:00:00Z`))
  const { form, ...saving } = useForm<Required<MilestoneChangeForm>>({
    name: 'milestone_change',
    schema: milestoneChangeForm({ was, first: change.first, last: change.last }),
    empty: { title: milestone.title, description: milestone.description, date: was },
    placements: changePlacements,
    // What stays is not sent: somebody of the team may have changed it since this page was read.
    submit: ({ title, description, date }) =>
      onSave({
        ...(title !== milestone.title && { title }),
        ...(description !== milestone.description && { description }),
        ...(date !== was && { date }),
      }),
  })
  const { setFocus } = form
  useEffect(() => setFocus('title'), [setFocus])
  const date = form.watch('date')
  const { error } = saving.field('date', t('timeline.change.fields.date'))
  const dateField = useRef<HTMLInputElement>(null)
  const sent = form.formState.submitCount
  // The form does not know this control, so it cannot move focus there.
  const showProblem = useEffectEvent(() => error && dateField.current?.focus())
  useEffect(() => {
    if (sent > 0) showProblem()
  }, [sent])
  const moves = date !== null && isMoved(was, date)
  const choose = (text: string) =>
    form.setValue('date', text === dateText(was) ? was : (dateSeconds(text) as number), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <TextField {...saving.field('title', t('timeline.change.fields.title'))} autoComplete="off" />
      <TextField
        type="date"
        label={t('timeline.change.fields.date')}
        hint={
          firstDay <= lastDay
            ? t('timeline.change.dateHint', { first: day(firstDay), last: day(lastDay) })
            : t('timeline.change.noOtherDate')
        }
        min={firstDay}
        max={lastDay}
        value={dateText(date)}
        error={error}
        ref={dateField}
        onChange={(event) => choose(event.target.value)}
      />
      {moves && (
        <Alert tone="info" arrival="announced">
          {t('timeline.change.moved', { date: format.date(date * 1000 - MILESTONE.voteOpenMs) })}
        </Alert>
      )}
      <TextArea
        {...saving.field('description', t('timeline.change.fields.description'))}
        optional={common('optional')}
      />
      <p className={styles.muted}>{t('timeline.change.share', { share: format.percent(milestone.funds) })}</p>
      {saving.failure && (
        <RejectionAlert form="milestone_change" ref={saving.rejection} failure={saving.failure} />
      )}
      <div className={styles.editorEnds}>
        <Button variant="line" onClick={onClose}>
          {common('cancel')}
        </Button>
        <SubmitButton of={saving} pendingLabel={common('saving')} change={t('changeFirst')}>
          {t(moves ? 'timeline.change.saveMoved' : 'timeline.change.save')}
        </SubmitButton>
      </div>
    </form>
  )
}
