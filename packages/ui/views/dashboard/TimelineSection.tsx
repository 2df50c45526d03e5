import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import type { Milestone } from '@kindling/api-client/model/project'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { campaignEnd } from '@kindling/validation/rules/campaign-length'
import { canAddMilestone } from '@kindling/validation/rules/milestone-share'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { useOneOpen } from '../shared/use-one-open.ts'
import * as styles from './dashboard.css.ts'
import { MilestoneEditor } from './MilestoneEditor.tsx'
import { ProtectionSlider } from './ProtectionSlider.tsx'
import { SectionHead } from './SectionPart.tsx'
import { CashCalendar } from './timeline/CashCalendar.tsx'
import type { Remedy } from './timeline/cash.ts'
import type { SlipRow } from './timeline/slip.ts'
import type { Autosave } from './use-autosave.ts'
import { useRemoved } from './use-removed.tsx'

interface TimelineSectionProps {
  readonly draft: PrivateProject
  readonly saving: Autosave
  readonly calls: Pick<
    DraftCalls,
    'save' | 'createMilestone' | 'updateMilestone' | 'removeMilestone' | 'restore' | 'updateReward'
  >
  /** Milliseconds. */
  readonly now: number
  /** Whose costs this browser keeps. */
  readonly person: string
}

/** When the money moves, and what has to be true by then. */
export function TimelineSection({ draft, saving, calls, now, person }: TimelineSectionProps) {
  const { t } = useTranslation('dashboard')
  const { date, percent, money } = useFormat()
  const isDraft = draft.status === 'INITIAL' || draft.status === 'DRAFT'
  const { open, setOpen, closing } = useOneOpen(
    'milestone',
    isDraft ? ['new', ...draft.milestones.map(({ id }) => id)] : [],
  )
  const removed = useRemoved(calls.restore)
  const { milestones, funding_goal } = draft
  const held = saving.values.reserve_percent
  const shares = milestones.reduce((sum, { funds }) => sum + funds, 0)
  const end = campaignEnd(Math.floor(now / 1000), draft.duration ?? CAMPAIGN.daysMin)
  const hasManager = draft.status === 'ACTIVE' || draft.status === 'COMPLETE'
  const fits = canAddMilestone(milestones.map(({ funds }) => funds))
  const slip = async (rows: readonly SlipRow[]) => {
    for (const { kind, id, to } of rows)
      await (kind === 'milestone'
        ? calls.updateMilestone(id, { date: to })
        : calls.updateReward(id, { delivery_date: to }))
  }
  const remedy = async ({ changes, held: next }: Remedy) => {
    for (const { id, funds } of changes) await calls.updateMilestone(id, { funds })
    if (next !== held) await calls.save({ reserve_percent: next })
  }
  const goal = saving.values.funding_goal ?? 0
  const editor = (milestone?: Milestone, place = 0) => (
    <MilestoneEditor
      {...(milestone && { milestone })}
      draft={draft}
      onSlip={slip}
      end={end}
      others={milestones.filter(({ id }) => id !== milestone?.id).map(({ funds }) => funds)}
      onSave={(values) =>
        milestone ? calls.updateMilestone(milestone.id, values) : calls.createMilestone(values)
      }
      {...(milestone && {
        onRemove: () =>
          removed.remove({ id: milestone.id, name: milestone.title, place }, () =>
            calls.removeMilestone(milestone.id),
          ),
      })}
      onClose={closing(milestone?.id ?? 'new')}
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
        {hasManager && (
          <Alert tone="info">
            <p>{t('timeline.launched')}</p>
            <Link href={`/manager/${draft.id}/timeline`}>{t('timeline.launchedLink')}</Link>
          </Alert>
        )}
        <ProtectionSlider saving={saving} goal={goal} fixed={!isDraft} />
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
            {shares > MILESTONE.othersMaxPercent && (
              <p>{t('timeline.tooMuch', { max: MILESTONE.othersMaxPercent })}</p>
            )}
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
        {milestones.length === 0 && open === null && removed.isEmpty && (
          <Text tone="muted">{t('timeline.none')}</Text>
        )}
        <ol className={styles.list}>
          {milestones.map((milestone, index) => (
            <li key={milestone.id} className={styles.item}>
              {removed.rows((place) => place === index)}
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
              {open === milestone.id && editor(milestone, index)}
            </li>
          ))}
        </ol>
        {removed.rows((place) => place >= milestones.length)}
      </div>
      {milestones.length > 0 && goal > 0 && (
        <aside className={styles.rail}>
          <CashCalendar
            {...{ goal, milestones, end, person }}
            project={draft.id}
            onRemedy={isDraft ? remedy : null}
          />
        </aside>
      )}
    </div>
  )
}
