import type { createMilestone, updateMilestone } from '@kindling/api-client/contract/milestones'
import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { fromWire } from '@kindling/api-client/forms/milestone'
import type { Milestone } from '@kindling/api-client/model/project'
import { type MilestoneForm, milestoneForm } from '@kindling/validation/forms/milestone'
import { MILESTONE } from '@kindling/validation/limits'
import { milestoneDates } from '@kindling/validation/rules/milestone-dates'
import { remainingShare } from '@kindling/validation/rules/milestone-share'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { dateSeconds, dateText } from '../form/date-text.ts'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import { KeptNotice } from '../shared/KeptNotice.tsx'
import { useKeptEditor } from '../shared/kept-editor.ts'
import * as styles from './dashboard.css.ts'
import { EditorEnds } from './EditorEnds.tsx'
import { SlipPanel } from './timeline/SlipPanel.tsx'
import { type SlipRow, slipOf } from './timeline/slip.ts'

interface MilestoneEditorProps {
  readonly milestone?: Milestone
  readonly draft: Pick<PrivateProject, 'milestones' | 'rewards'>
  /** The campaign's end if it started now, in unix seconds. */
  readonly end: number
  /** Shares of the other milestones, in percent. */
  readonly others: readonly number[]
  readonly onSave: (values: MilestoneForm) => Promise<unknown>
  /** Moves what follows from its date, once it is saved. */
  readonly onSlip: (rows: readonly SlipRow[]) => Promise<unknown>
  readonly onRemove?: () => Promise<unknown>
  readonly onClose: () => void
}

/** The platform names the field; a code without one is shown over the form. */
const milestonePlacements = {
  ...placements<typeof createMilestone>({ MAX_COUNT: overFormUntilChanged }),
  ...placements<typeof updateMilestone>({ INVALID_ID: overFormUntilChanged }),
}

/** A new milestone, or one that is changed. A date that moves asks what is to move with it. */
export function MilestoneEditor({
  milestone,
  draft,
  end,
  others,
  onSave,
  onSlip,
  onRemove,
  onClose,
}: MilestoneEditorProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const bounds = milestoneDates(end)
  const { first, last } = bounds
  /** What moves along with the date; null until it is said. */
  const along = useRef<readonly SlipRow[] | null>(null)
  const start = milestone
    ? fromWire(milestone)
    : { title: '', description: '', date: null as unknown as number, funds: null as unknown as number }
  const { form, ...saving } = useForm<Required<MilestoneForm>>({
    name: 'milestone',
    schema: milestoneForm({ afterSeconds: first - 1, others }),
    empty: start,
    placements: milestonePlacements,
    submit: async (values) => {
      await onSave(values)
      await onSlip(along.current ?? [])
      kept.close()
    },
  })
  const kept = useKeptEditor(form, { kind: 'milestone', id: milestone?.id ?? 'new', start, onClose })
  const values = form.watch()
  const slip =
    milestone && values.date ? slipOf({ ...draft, id: milestone.id, to: values.date, bounds }) : null
  const element = useRef<HTMLFormElement>(null)
  const saveWith = (rows: readonly SlipRow[]) => {
    along.current = rows
    element.current?.requestSubmit()
  }
  const change = (key: 'date' | 'funds', value: number | null) =>
    form.setValue(key, value as number, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <form ref={element} method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <KeptNotice kept={kept} />
      <TextField {...saving.field('title', t('timeline.fields.title'))} autoComplete="off" />
      <div className={styles.pair}>
        <TextField
          type="date"
          label={t('timeline.fields.date')}
          hint={t('timeline.dateHint')}
          min={dateText(first)}
          max={dateText(last)}
          value={dateText(values.date)}
          error={saving.field('date', t('timeline.fields.date')).error}
          onChange={(event) => change('date', dateSeconds(event.target.value))}
        />
        <NumberField
          label={t('timeline.fields.funds')}
          notANumber={t('notANumber')}
          digits={3}
          suffix="%"
          hint={t('timeline.shareHint', {
            min: MILESTONE.shareMinPercent,
            max: remainingShare(others),
          })}
          value={values.funds}
          error={saving.field('funds', t('timeline.fields.funds')).error}
          onChange={(share) => change('funds', share)}
        />
      </div>
      {milestone && slip && (
        <SlipPanel
          slip={slip}
          was={milestone.date}
          pending={saving.pending}
          onAll={() => saveWith(slip.rows)}
          onOne={() => saveWith([])}
          onBack={() => change('date', milestone.date)}
        />
      )}
      <TextArea
        {...saving.field('description', t('timeline.fields.description'))}
        optional={common('optional')}
      />
      {saving.failure && <RejectionAlert form="milestone" ref={saving.rejection} failure={saving.failure} />}
      <EditorEnds
        saving={saving}
        onRemove={onRemove}
        onClose={kept.close}
        label={t('timeline.save')}
        undecided={slip ? t('slip.first') : undefined}
      />
    </form>
  )
}
