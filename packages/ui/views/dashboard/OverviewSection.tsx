import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import { PUBLISH } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { publishChecklist, publishChecks } from '@kindling/validation/rules/publish-checklist'
import { publishSuggestions } from '@kindling/validation/rules/publish-suggestions'
import arrowRight from 'lucide-react/icons/arrow-right'
import circleCheck from 'lucide-react/icons/circle-check'
import circleDashed from 'lucide-react/icons/circle-dashed'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../loading/deferred.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { classes } from '../../theme/layout.ts'
import { CopyButton } from '../../widgets/CopyButton/CopyButton.tsx'
import type { ActivityRead } from './ActivityPart.tsx'
import { dashboardHref } from './DashboardFrame.tsx'
import * as styles from './dashboard.css.ts'
import { placeOf, problemsOf, readOnlyReason } from './draft-facts.ts'
import { ModeratorNote } from './ModeratorNote.tsx'
import { PublishPanel, usePublishWords } from './PublishPanel.tsx'
import { ReviewPanel } from './ReviewPanel.tsx'
import { Part, SectionHead } from './SectionPart.tsx'

/** Below the fold. */
const AskFirst = deferred(async () => (await import('./AskFirst.tsx')).AskFirst)
const ActivityPart = deferred(async () => (await import('./ActivityPart.tsx')).ActivityPart)
const UpdatePromise = deferred(async () => (await import('../shared/UpdatePromise.tsx')).UpdatePromise)
const CloseSale = deferred(async () => (await import('./CloseSale.tsx')).CloseSale)
const DeleteDraft = deferred(async () => (await import('./DeleteDraft.tsx')).DeleteDraft)

interface OverviewSectionProps {
  readonly draft: PrivateProject
  readonly calls: Pick<
    DraftCalls,
    'submit' | 'close' | 'takeBack' | 'answerModerator' | 'renewPreview' | 'remove' | 'promiseRhythm'
  >
  /** Address of the site, for the link of the preview. */
  readonly origin: string
  /** Milliseconds. */
  readonly now: number
  /** The draft is gone. */
  readonly onRemoved: () => void
  readonly activity: ActivityRead
}

const fieldOf = { category: 'category_id' } as Readonly<Record<string, string>>

/** What is said of a published project whose state is worth a sentence of its own. */
const published: Partial<Record<string, 'suspended.lead' | 'overview.over'>> = {
  SUSPENDED: 'suspended.lead',
  COMPLETE: 'overview.over',
}

/** What stands between a draft and its launch, each a link to its place; and the launch. */
export function OverviewSection({ draft, calls, origin, now, onRemoved, activity }: OverviewSectionProps) {
  const { t } = useTranslation('dashboard')
  const messageOf = usePublishWords()
  const isDraft = draft.status === 'INITIAL' || draft.status === 'DRAFT'
  const isReviewed = draft.review_status === 'IN_REVIEW'
  const problems = problemsOf(draft, now)
  const passed = publishChecklist(draft)
  const isCampaign = draft.funding_type === 'CROWDFUNDING'
  const sale = draft.funding_type === 'CROWDFUNDING' ? null : draft.funding_type
  const checks = publishChecks.map((check) => {
    const dated = !isCampaign && check === 'duration'
    const field = dated ? 'delivery_date' : (fieldOf[check] ?? check)
    const problem = problems.find((each) => each.field === field)
    const done = dated ? !problem && draft.rewards.length > 0 : passed[check]
    return { name: dated ? ('delivery_date' as const) : check, done, problem }
  })
  const own = new Set(checks.map(({ problem }) => problem))
  const others = problems.filter((each) => !own.has(each))
  const preview = `${origin}/project/preview/${draft.preview_code}`
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead
          title={t('overview.title')}
          lead={
            isReviewed
              ? t('review.inReview')
              : isDraft
                ? problems.length === 0
                  ? t('overview.ready')
                  : t('overview.open', { count: problems.length })
                : t(published[draft.status] ?? 'overview.live')
          }
        />
        <ModeratorNote draft={draft} onAnswer={calls.answerModerator} />
        {isDraft && (
          <>
            <Part title={t('overview.before')}>
              <div className={styles.bar} aria-hidden="true">
                {checks.map(({ name, done }) => (
                  <i key={name} className={styles.segments[done ? 'done' : 'open']} />
                ))}
              </div>
              <Text size="t14" tone="muted">
                {t('overview.count', {
                  done: checks.filter(({ done }) => done).length,
                  count: PUBLISH.checks,
                })}
              </Text>
              <ul className={styles.list}>
                {checks.map(({ name, done, problem }) => (
                  <li key={name} className={styles.item}>
                    <Check
                      draft={draft}
                      title={t(`checks.${name}`)}
                      done={done}
                      detail={problem && messageOf(problem, t(`checks.${name}`))}
                      place={name === 'rewards' || name === 'delivery_date' ? 'rewards' : 'basics'}
                    />
                  </li>
                ))}
              </ul>
            </Part>
            {others.length > 0 && (
              <Part title={t('overview.also')}>
                <ul className={styles.list}>
                  {others.map((problem) => (
                    <li key={`${problem.field} ${problem.code}`} className={styles.item}>
                      <Check
                        draft={draft}
                        title={t(`checks.${problem.field as 'funds'}`)}
                        done={false}
                        detail={messageOf(problem, t(`checks.${problem.field as 'funds'}`))}
                        place={placeOf(problem.field)}
                      />
                    </li>
                  ))}
                </ul>
              </Part>
            )}
          </>
        )}
        <Suggestions draft={draft} />
        <Part title={t('promise.title')} lead={t('promise.lead')}>
          <UpdatePromise project={draft} onPromise={calls.promiseRhythm} />
        </Part>
        <ActivityPart read={activity} />
      </div>
      <aside className={styles.rail}>
        {isDraft &&
          can(draft.role, 'project:submit') &&
          (draft.funding_type === 'STOREFRONT' ? (
            <ReviewPanel {...{ draft, calls, problems }} />
          ) : (
            <PublishPanel onSubmit={calls.submit} problems={problems} now={now} />
          ))}
        {draft.preview_code && (
          <section className={styles.panel} aria-label={t('overview.preview')}>
            <Text weight="semibold">{t('overview.preview')}</Text>
            <Text size="t14" tone="muted">
              {t('overview.previewLead')}
            </Text>
            <ButtonLink
              variant="line"
              href={`/project/preview/${draft.preview_code}?rehearse=live&as=visitor`}
            >
              {t('overview.rehearse')}
            </ButtonLink>
            <CopyButton
              text={preview}
              label={t('overview.copy')}
              copiedLabel={t('overview.copied')}
              failedLabel={t('overview.copyFailed')}
            />
            {can(draft.role, 'team:write') && (
              <AskFirst
                label={t('overview.renew')}
                title={t('overview.renewTitle')}
                detail={t('overview.renewDetail')}
                action={t('overview.renew')}
                onConfirm={calls.renewPreview}
              />
            )}
          </section>
        )}
        {sale && draft.status === 'ACTIVE' && can(draft.role, 'project:close') && (
          <CloseSale kind={sale} project={draft} onClose={calls.close} />
        )}
        {isDraft && can(draft.role, 'project:delete') && !isReviewed && (
          <DeleteDraft name={draft.name} onRemove={calls.remove} onRemoved={onRemoved} />
        )}
      </aside>
    </div>
  )
}

/** What readers gain from, whether it is published or not. */
function Suggestions({ draft }: { readonly draft: PrivateProject }) {
  const { t } = useTranslation('dashboard')
  const suggestions = publishSuggestions(draft)
  if (suggestions.length === 0 || readOnlyReason(draft) !== null) return null
  return (
    <Part title={t('overview.suggested')} lead={t('overview.suggestedLead')}>
      <ul className={styles.list}>
        {suggestions.map(({ field, count }) => (
          <li key={field} className={styles.item}>
            <Check
              draft={draft}
              title={t('overview.describe', { count })}
              done={false}
              detail={t('overview.describeWhy')}
              place="basics"
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface CheckProps {
  readonly draft: PrivateProject
  readonly title: string
  readonly done: boolean
  /** What is open, or why to do it. */
  readonly detail: string | undefined
  readonly place: ReturnType<typeof placeOf>
}

function Check({ draft, title, done, detail, place }: CheckProps) {
  const { t } = useTranslation('dashboard')
  const Anchor = useLink()
  const href = place === 'identity' ? '/settings/verification' : dashboardHref(draft.id, place)
  return (
    <Anchor href={href} className={styles.check}>
      <span className={styles.marks[done ? 'done' : 'open']}>
        <Icon icon={done ? circleCheck : circleDashed} size={18} />
      </span>
      <span>
        <Text as="span" weight="semibold">
          <span className={classes(!done && styles.checkOpen)}>{title}</span>
        </Text>
        {detail && (
          <Text size="t14" tone="muted">
            {detail}
          </Text>
        )}
      </span>
      <span className={styles.place}>
        <Text as="span" size="t14" tone="muted">
          {place === 'identity' ? t('overview.verify') : t(`sections.${place}`)}
        </Text>
        <Icon icon={arrowRight} size={16} />
      </span>
    </Anchor>
  )
}
