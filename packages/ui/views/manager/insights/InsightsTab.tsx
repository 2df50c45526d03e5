import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { ReferralLinkCalls } from '@kindling/api-client/forms/referral-link-calls'
import type {
  BackingCountry,
  CampaignComparison,
  FundingDay,
  FundingSource,
  ReferralLink,
  RewardAnalytics,
} from '@kindling/api-client/model/insights'
import { can } from '@kindling/validation/permissions'
import download from 'lucide-react/icons/download'
import printer from 'lucide-react/icons/printer'
import { Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { lazyPart } from '../../../loading/lazy-part.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Tabs } from '../../../primitives/Tabs/Tabs.tsx'
import { hidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.css.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { saveCsv } from '../../shared/save-csv.ts'
import { TabHead } from '../TabHead.tsx'
import { Comparison } from './Comparison.tsx'
import { Figures } from './Figures.tsx'
import { chartDays, projectEnd } from './funding-days.ts'
import * as styles from './insights.css.ts'
import { ReferralLinks } from './ReferralLinks.tsx'
import { useSourceWords } from './source-words.ts'
import { DaysTable, Rewards, Sources } from './tables.tsx'

// The drawing comes after the figures, and its scales with it. Its axes depend on the window, so no server draws it.
const FundingChart = lazyPart(async () => (await import('./FundingChart.tsx')).FundingChart)
// Names of 250 countries, for a table below the fold.
const Countries = lazyPart(async () => (await import('./Countries.tsx')).Countries)
const never = () => () => undefined

/** What the platform answers about a project's funding. */
export interface Insights {
  readonly funding: readonly FundingDay[]
  readonly sources: readonly FundingSource[]
  readonly countries: readonly BackingCountry[]
  readonly followers_not_backing: number
  readonly comparison: CampaignComparison | null
  readonly rewards: readonly RewardAnalytics[]
  readonly links: readonly ReferralLink[]
}

export interface InsightsTabProps {
  readonly project: PrivateProject
  /** `undefined` while it is loading, `failed` if it could not be loaded. */
  readonly insights: Insights | undefined | 'failed'
  readonly onRetry: () => void
  /** Address of the project's page. */
  readonly url: string
  /** Milliseconds. */
  readonly now: number
  readonly calls: ReferralLinkCalls
  readonly onPrint: () => void
}

/** How a project's funding goes, where its backers come from, and what brings them (spec 2 §2, §7; mock 8a). */
export function InsightsTab({ project, insights, onRetry, ...rest }: InsightsTabProps) {
  const { t } = useTranslation('insights')
  if (insights === undefined || insights === 'failed')
    return (
      <>
        <TabHead title={t('title')} />
        {insights === 'failed' ? (
          <SectionFailed level={2} title={t('failed')} onRetry={onRetry}>
            {t('failedWords')}
          </SectionFailed>
        ) : (
          <div className={styles.waiting}>
            <p role="status" className={hidden}>
              {t('loading')}
            </p>
            <Skeleton height={92} />
            <Skeleton width="30%" height={24} />
            <Skeleton height={300} />
          </div>
        )}
      </>
    )
  return <Loaded project={project} insights={insights} {...rest} />
}

interface LoadedProps extends Omit<InsightsTabProps, 'insights' | 'onRetry'> {
  readonly insights: Insights
}

function Loaded({ project, insights, url, now, calls, onPrint }: LoadedProps) {
  const { t } = useTranslation('insights')
  const { money } = useFormat()
  const wordsOf = useSourceWords()
  const start = project.start_time ?? insights.funding[0]?.date ?? now / 1000
  const isCampaign = project.funding_type === 'CROWDFUNDING'
  const span = { start, end: isCampaign ? project.end_time : null, now: now / 1000 }
  const days = chartDays(insights.funding, span)
  const projection = projectEnd(days, span)
  const length = span.end === null ? null : Math.max(1, Math.ceil((span.end - start) / 86_400))

  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  const save = () => {
    const rows = [
      [
        t('table.date'),
        t('table.added'),
        t('table.pledges'),
        t('table.dropped'),
        t('table.charged'),
        t('table.total'),
      ],
      ...days.map((day) => [
        new Date(day.date * 1000).toISOString().slice(0, 10),
        ...[day.added / 100, day.pledges, day.dropped / 100, day.charged / 100, day.total / 100],
      ]),
      [],
      [t('sources.source'), t('sources.visits'), t('table.pledges'), t('sources.amount')],
      ...insights.sources.map((source) => [
        wordsOf(source).name,
        ...[source.visits, source.pledges_count, source.total_usd / 100],
      ]),
      [],
      [t('countries.country'), t('table.pledges')],
      ...insights.countries.map(({ country_code, pledges_count }) => [
        country_code ?? t('countries.noParcel'),
        pledges_count,
      ]),
    ]
    saveCsv(`${project.vanity_url ?? project.id}-insights.csv`, rows)
  }

  return (
    <>
      <TabHead title={t('title')}>
        <Button variant="line" size="small" icon={printer} onClick={onPrint}>
          {t('print')}
        </Button>
        <Button variant="line" size="small" icon={download} onClick={save}>
          {t('export')}
        </Button>
      </TabHead>
      <Figures project={project} days={days} followers={insights.followers_not_backing} now={now} />
      <div className={styles.part}>
        <div className={styles.partHead}>
          <Heading level={2} size="t21">
            {t('chart.title')}
          </Heading>
        </div>
        {insights.funding.length === 0 ? (
          <EmptyState level={3} picture="none" title={t('chart.none')}>
            {t('chart.noneWords')}
          </EmptyState>
        ) : (
          <Tabs
            label={t('chart.shown')}
            tabs={[
              ...(['total', 'daily'] as const).map((of) => ({
                id: of,
                label: t(`chart.${of === 'total' ? 'cumulative' : 'perDay'}`),
                content: (
                  <div className={styles.chart}>
                    <Suspense fallback={null}>
                      {isDrawn && (
                        <FundingChart
                          {...{ days, of, projection, length }}
                          goal={isCampaign ? project.funding_goal : 0}
                        />
                      )}
                    </Suspense>
                  </div>
                ),
              })),
              {
                id: 'table',
                label: t('chart.table'),
                content: <DaysTable days={days} />,
              },
            ]}
          />
        )}
        {projection && (
          <p className={styles.figureNote}>
            {t('chart.projection', {
              days: t('figures.daysLeft', {
                count: Math.ceil(((span.end ?? span.now) - span.now) / 86_400),
              }),
              low: money(projection.low, { fractions: 'never' }),
              high: money(projection.high, { fractions: 'never' }),
            })}
          </p>
        )}
      </div>
      {isCampaign && <Comparison comparison={insights.comparison} />}
      <Sources sources={insights.sources} />
      {insights.countries.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" height={240} />}>
          <Countries countries={insights.countries} />
        </Suspense>
      )}
      <Rewards rewards={insights.rewards} />
      <ReferralLinks
        links={insights.links}
        url={url}
        mayEdit={can(project.role, 'content:write')}
        calls={calls}
      />
    </>
  )
}
