import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import { fromWire } from '@kindling/api-client/forms/milestone'
import type { Milestone } from '@kindling/api-client/model/project'
import { type MilestoneForm, milestoneForm } from '@kindling/validation/forms/milestone'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { campaignEnd } from '@kindling/validation/rules/campaign-length'
import { milestoneDates } from '@kindling/validation/rules/milestone-dates'
import { canAddMilestone, remainingShare } from '@kindling/validation/rules/milestone-share'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import * as styles from './dashboard.css.ts'
import { dateSeconds, dateText } from './date-text.ts'
import { EditorEnds } from './EditorEnds.tsx'
import { ProtectionSlider } from './ProtectionSlider.tsx'
import { milestonePlacements } from './placements.ts'
import { SectionHead } from './SectionPart.tsx'
import type { Autosave } from './use-autosave.ts'

interface TimelineSectionProps {
  readonly draft: PrivateProject
  readonly saving: Autosave
  readonly calls: Pick<DraftCalls, 'createMilestone' | 'updateMilestone' | 'removeMilestone'>
  /** Milliseconds. */
  readonly now: number
}

/** When the money moves, and what has to be true by then. */
export function TimelineSection({ draft, saving, calls, now }: TimelineSectionProps) {
  const { t } = useTranslation('dashboard')
  const { date, percent, money } = useFormat()
  const [open, setOpen] = useState<string | null>(null)
  const { milestones, funding_goal } = draft
  const held = saving.values.reserve_percent
  const shares = milestones.reduce((sum, { funds }) => sum + funds, 0)
  const end = campaignEnd(Math.floor(now / 1000), draft.duration ?? CAMPAIGN.daysMin)
  const isDraft = draft.status === 'INITIAL' || draft.status === 'DRAFT'
  const close = () => setOpen(null)
  const fits = canAddMilestone(milestones.map(({ funds }) => funds))
  const editor = (milestone?: Milestone) => (
    <Editor
      {...(milestone && { milestone })}
      end={end}
      others={milestones.filter(({ id }) => id !== milestone?.id).map(({ funds }) => funds)}
      onSave={(values) =>
        milestone ? calls.updateMilestone(milestone.id, values) : calls.createMilestone(values)
      }
      {...(milestone && { onRemove: () => calls.removeMilestone(milestone.id) })}
      onClose={close}
    />
  )
  if (draft.funding_type !== 'CROWDFUNDING')
    return (
      <div className={styles.body}>
        <SectionHead title={t('timeline.title')} lead={t('timeline.preorder')} />
      </div>
    )
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead title={t('timeline.title')} lead={t('timeline.lead')} />
        <ProtectionSlider saving={saving} goal={saving.values.funding_goal ?? 0} fixed={!isDraft} />
        <div className={styles.head}>
          <Text weight="semibold">
            {t('timeline.shares', { shares: percent(shares), held: percent(held) })}
          </Text>
          {isDraft && (
            <Button
              variant="line"
              disabledReason={fits ? undefined : t('timeline.full', { max: MILESTONE.othersMaxPercent })}
              onClick={() => setOpen('new')}
            >
              {t('timeline.add')}
            </Button>
          )}
        </div>
        {shares !== held && milestones.length > 0 && (
          <Alert tone="warning" title={t('timeline.differ')}>
            {isDraft && shares <= MILESTONE.othersMaxPercent && (
              <div className={styles.remedy}>
                <Button
                  size="small"
                  variant="line"
                  onClick={() => {
                    saving.change({ reserve_percent: shares })
                    saving.flush()
                  }}
                >
                  {t('timeline.match', { percent: percent(shares) })}
                </Button>
              </div>
            )}
          </Alert>
        )}
        {open === 'new' && editor()}
        {milestones.length === 0 && open === null && <Text tone="muted">{t('timeline.none')}</Text>}
        <ol className={styles.list}>
          {milestones.map((milestone) => (
            <li key={milestone.id} className={styles.item}>
              <div className={styles.itemRow}>
                <div className={styles.itemWords}>
                  <Text weight="semibold">{milestone.title}</Text>
                  <Text size="t14" tone="muted">
                    {date(milestone.date * 1000)}
                  </Text>
                </div>
                <span className={styles.figure}>
                  {percent(milestone.funds)}
                  {funding_goal > 0 && ` · ${money(Math.floor((funding_goal * milestone.funds) / 100))}`}
                </span>
                {isDraft && open !== milestone.id && (
                  <Button
                    variant="line"
                    size="small"
                    aria-label={t('editOf', { name: milestone.title })}
                    onClick={() => setOpen(milestone.id)}
                  >
                    {t('edit')}
                  </Button>
                )}
              </div>
              {open === milestone.id && editor(milestone)}
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

interface EditorProps {
  readonly milestone?: Milestone
  /** The campaign's end if it started now, in unix seconds. */
  readonly end: number
  /** Shares of the other milestones, in percent. */
  readonly others: readonly number[]
  readonly onSave: (values: MilestoneForm) => Promise<unknown>
  readonly onRemove?: () => Promise<unknown>
  readonly onClose: () => void
}

function Editor({ milestone, end, others, onSave, onRemove, onClose }: EditorProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { first, last } = milestoneDates(end)
  const { form, ...saving } = useForm<Required<MilestoneForm>>({
    name: 'milestone',
    schema: milestoneForm({ afterSeconds: first - 1, others }),
    empty: milestone
      ? fromWire(milestone)
      : { title: '', description: '', date: null as unknown as number, funds: null as unknown as number },
    placements: milestonePlacements,
    submit: async (values) => {
      await onSave(values)
      onClose()
    },
  })
  const values = form.watch()
  const change = (key: 'date' | 'funds', value: number | null) =>
    form.setValue(key, value as number, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
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
      <TextArea
        {...saving.field('description', t('timeline.fields.description'))}
        optional={common('optional')}
      />
      {saving.failure && <RejectionAlert form="milestone" ref={saving.rejection} failure={saving.failure} />}
      <EditorEnds saving={saving} onRemove={onRemove} onClose={onClose} label={t('timeline.save')} />
    </form>
  )
}
