import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import type { ListedPledge, PledgeFilter, PledgeSegment } from '@kindling/api-client/model/pledge-management'
import { pledgeSorts } from '@kindling/validation/rules/pledge-list'
import chevronLeft from 'lucide-react/icons/chevron-left'
import chevronRight from 'lucide-react/icons/chevron-right'
import listFilter from 'lucide-react/icons/list-filter'
import x from 'lucide-react/icons/x'
import { Suspense, startTransition, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useLatestPlace } from '../../state/latest-place.ts'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { BackersTable } from './BackersTable.tsx'
import * as styles from './backers.css.ts'
import { type BackersPlace, sameFilter, without } from './backers-place.ts'
import type { Selection } from './bulk.ts'
import { ExportPledges } from './ExportPledges.tsx'
import { FindBackers } from './FindBackers.tsx'
import { useFilterSentences } from './filter-sentences.ts'
import { SegmentTabs } from './SegmentTabs.tsx'
import { TabHead } from './TabHead.tsx'

/* What a first look does not need: it comes with the first tick, or the first press. */
const BulkBar = lazyPart(async () => (await import('./BulkBar.tsx')).BulkBar)
const FilterDialog = lazyPart(async () => (await import('./FilterDialog.tsx')).FilterDialog)

const none: readonly ListedPledge[] = []

export interface BackersReads {
  readonly page: ReadState<{
    readonly pledges: readonly ListedPledge[]
    readonly meta: { readonly next: string | null }
  }>
  readonly count: ReadState<{ readonly pledges_count: number; readonly total_usd: number }>
  readonly segments: ReadState<{ readonly segments: readonly PledgeSegment[] }>
}

export interface BackersTabProps {
  readonly project: PrivateProject
  readonly place: BackersPlace
  readonly reads: BackersReads
  /** Each leaves the list read again. */
  readonly calls: ManagerCalls
  readonly onPlace: (place: BackersPlace) => void
  /** Reads the list at a place that the person may go to next, and how many it has. */
  readonly onConsider: (place: BackersPlace) => Promise<{ readonly pledges_count: number }>
  /** Pages before this one. */
  readonly pagesBefore: number
  readonly onPrevious: () => void
  readonly onNext: (cursor: string) => void
  /** Where packing slips of what is ticked are printed. */
  readonly slipsHref: (selection: Selection) => string
  /** Of one pledge's page; absent while there is none. */
  readonly hrefOf?: (pledgeId: string) => string
}

/** Who backs the project: found, picked, and changed many at once (mock 8b). */
export function BackersTab(props: BackersTabProps) {
  const { project, reads, calls } = props
  const [place, onPlace] = useLatestPlace(props.place, props.onPlace)
  const { t } = useTranslation('manager')
  const { count, money } = useFormat()
  const messageOf = useMessages('backers')
  const sentences = useFilterSentences(project.rewards)(place.filter)
  const [ticked, setTicked] = useState(none)
  const [isAll, setAll] = useState(false)
  const [isFiltering, setFiltering] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const go = (next: Partial<BackersPlace>) => {
    setTicked(none)
    setAll(false)
    setDone(null)
    onPlace({ ...place, ...next })
  }
  const setFilter = (filter: PledgeFilter) => go({ filter })
  const tick = useCallback((next: readonly ListedPledge[]) => {
    setAll(false)
    setTicked(next)
  }, [])
  const { page, count: counted, segments } = reads
  const total = counted.data?.pledges_count
  const isFiltered = sentences.length > 0
  const body = () => {
    if (page.error)
      return (
        <SectionFailed title={t('backers.failed')} level={2} onRetry={page.retry}>
          {messageOf({ code: page.error.code })}
        </SectionFailed>
      )
    if (!page.data) return <Skeleton shape="block" height={420} />
    if (page.data.pledges.length === 0)
      return isFiltered ? (
        <EmptyState
          level={2}
          title={t('backers.noneFound')}
          action={
            <Button variant="line" onClick={() => setFilter({})}>
              {t('filter.clear')}
            </Button>
          }
        >
          {t('backers.noneFoundHint')}
        </EmptyState>
      ) : (
        <EmptyState level={2} picture="fuse" title={t('backers.none')}>
          {t('backers.noneHint')}
        </EmptyState>
      )
    return (
      <BackersTable
        pledges={page.data.pledges}
        ticked={isAll ? page.data.pledges : ticked}
        onTick={tick}
        {...(props.hrefOf && { hrefOf: props.hrefOf })}
      />
    )
  }
  return (
    <div className={styles.tab}>
      <TabHead title={t('backers.title')}>
        <FindBackers
          key={place.filter.text ?? ''}
          text={place.filter.text ?? ''}
          onFind={(text) => setFilter({ ...without(place.filter, 'text'), ...(text && { text }) })}
        />
        <ExportPledges filter={place.filter} calls={calls} />
      </TabHead>
      <SegmentTabs
        segments={segments}
        filter={place.filter}
        onFilter={setFilter}
        calls={calls}
        isOpen={(filter) => sameFilter(filter, place.filter)}
      />
      <div className={styles.bar}>
        {sentences.map(({ part, words }) => (
          <button
            key={part}
            type="button"
            className={styles.chip}
            onClick={() => setFilter(without(place.filter, part))}
          >
            {words}
            <VisuallyHidden>, {t('filter.remove')}</VisuallyHidden>
            <Icon icon={x} size={14} />
          </button>
        ))}
        <Button variant="quiet" size="small" icon={listFilter} onClick={() => setFiltering(true)}>
          {t('filter.open')}
        </Button>
        <Select
          label={t('sort.label')}
          labelDisplay="spoken"
          value={place.sort}
          options={pledgeSorts.map((each) => ({ value: each, label: t(`sort.${each}`) }))}
          onChange={({ target }) => go({ sort: target.value as BackersPlace['sort'] })}
        />
        <p className={styles.sum} role="status">
          {counted.data &&
            t('backers.found', {
              count: counted.data.pledges_count,
              found: count(counted.data.pledges_count),
              amount: money(counted.data.total_usd, { fractions: 'always' }),
            })}
          {counted.error && t('backers.uncounted')}
        </p>
      </div>
      {done && (
        <Alert tone="positive" arrival="announced">
          {done}
        </Alert>
      )}
      {body()}
      {page.data && (props.pagesBefore > 0 || page.data.meta.next !== null) && (
        <nav className={styles.pages} aria-label={t('pages.label')}>
          <IconButton
            variant="line"
            size="small"
            icon={chevronLeft}
            label={t('pages.previous')}
            disabled={props.pagesBefore === 0}
            onClick={props.onPrevious}
          />
          <IconButton
            variant="line"
            size="small"
            icon={chevronRight}
            label={t('pages.next')}
            disabled={page.data.meta.next === null}
            onClick={() => page.data?.meta.next && props.onNext(page.data.meta.next)}
          />
        </nav>
      )}
      {(isAll || ticked.length > 0) && (
        <Suspense fallback={null}>
          <BulkBar
            selection={
              isAll
                ? { kind: 'all', filter: place.filter, count: total ?? 0 }
                : { kind: 'some', pledges: ticked }
            }
            total={total}
            calls={calls}
            slipsHref={props.slipsHref}
            onAll={() => setAll(true)}
            onClear={() => {
              setAll(false)
              setTicked(none)
            }}
            onDone={(words) => {
              setAll(false)
              setTicked(none)
              setDone(words)
            }}
          />
        </Suspense>
      )}
      {isFiltering && (
        <Suspense fallback={<Opening onMovedOn={() => setFiltering(false)} />}>
          <FilterDialog
            filter={place.filter}
            rewards={project.rewards}
            onConsider={(filter) => props.onConsider({ ...place, filter })}
            onFilter={(filter) => {
              // It closes as the list changes: both are drawn once.
              startTransition(() => setFiltering(false))
              setFilter(filter)
            }}
            onClose={() => setFiltering(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
