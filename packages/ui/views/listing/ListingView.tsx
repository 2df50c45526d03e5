import type { Category, ProjectSummary } from '@kindling/api-client/model/project'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { useLatestPlace } from '../../state/latest-place.ts'
import { wrap } from '../shared/page.css.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import * as styles from './listing.css.ts'
import { type ListingPlace, listingHref, listingSorts, narrowedBy, type PlaceFacet } from './listing-place.ts'
import { ProjectGrid } from './ProjectGrid.tsx'
import { SegmentedLinks } from './SegmentedLinks.tsx'

// The names of countries come with them, and few lists are narrowed.
const FilterChips = lazyPart(() => import('./FilterChips.tsx').then((module) => module.FilterChips))
const NothingMatches = lazyPart(() => import('./FilterChips.tsx').then((module) => module.NothingMatches))

export interface ListingViewProps {
  readonly place: ListingPlace
  readonly categories: readonly Category[] | undefined
  /** All projects loaded so far; undefined while the first page loads. */
  readonly projects: readonly ProjectSummary[] | undefined
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly more: 'idle' | 'loading' | 'failed'
  /** The first page could not be loaded. */
  readonly failed: boolean
  readonly now: number
  /** Pixels of the page above the window at first: where the person was when they left the list. @default 0 */
  readonly scrolled?: number | undefined
  readonly onMore: () => void
  readonly onRetry: () => void
  /** What would be shown without each of the filters; asked for if nothing is. */
  readonly withoutEach: readonly { readonly facet: PlaceFacet; readonly count: number }[]
  readonly onFilter: () => void
  /** Goes to another list. */
  readonly onPlace: (place: ListingPlace) => void
}

/** Projects of one list, sorted and filtered by category; a button loads more. */
export function ListingView(props: ListingViewProps) {
  const { place, categories, projects, total, hasMore, more, failed, now, onMore, onRetry } = props
  const { withoutEach, onFilter } = props
  /** What the controls show at once; heading and list follow when the list is there. */
  const [latest, onPlace] = useLatestPlace(place, props.onPlace)
  const { t } = useTranslation('listing')
  const { t: shell } = useTranslation('shell')
  const { count } = useFormat()
  const kindName = (id: number, name: string) => shell(`kinds.${id}` as 'kinds.1', { defaultValue: name })
  const kind = categories?.find(({ id }) => id === place.categoryId)
  const title = kind
    ? kindName(kind.id, kind.name)
    : t(`title.${place.filter === 'categories' ? 'all' : place.filter}`)
  const past = place.filter === 'past-successes'
  const narrowed = narrowedBy(place)

  return (
    <div className={wrap}>
      <div className={styles.head}>
        <div>
          <Heading level={1}>{title}</Heading>
          <p className={styles.count} role="status">
            {total === undefined ? ' ' : t('count', { count: total })}
          </p>
        </div>
        <div className={styles.tools}>
          <SegmentedLinks
            label={t('filter.label')}
            items={[
              {
                href: listingHref({ ...latest, filter: past ? 'categories' : latest.filter }),
                label: t('filter.live'),
                current: !past,
              },
              {
                href: listingHref({ ...latest, filter: 'past-successes' }),
                label: t('filter.past'),
                current: past,
              },
            ]}
          />
          <Select
            label={t('filter.kind')}
            labelDisplay="spoken"
            value={String(latest.categoryId)}
            options={[
              { value: '0', label: shell('kinds.0') },
              ...(categories ?? []).map(({ id, name }) => ({ value: String(id), label: kindName(id, name) })),
            ]}
            onChange={(event) => onPlace({ ...latest, categoryId: Number(event.target.value) })}
          />
          <Button variant="line" size="small" onClick={onFilter}>
            {narrowed.length > 0 ? t('filter.openCount', { count: narrowed.length }) : t('filter.open')}
          </Button>
          <SegmentedLinks
            label={t('sort.label')}
            items={listingSorts.map((sort) => ({
              href: listingHref({ ...latest, sort: latest.sort === sort ? null : sort }),
              label: t(`sort.${sort}`),
              current: latest.sort === sort,
            }))}
          />
        </div>
      </div>
      {Object.keys(place.filters).length > 0 && (
        <Suspense fallback={<div className={styles.chipsPlace} />}>
          <FilterChips place={place} categories={categories} />
        </Suspense>
      )}
      {failed ? (
        <SectionFailed title={t('failed')} onRetry={onRetry}>
          {t('failedHint')}
        </SectionFailed>
      ) : projects?.length === 0 && narrowed.length > 0 ? (
        <Suspense fallback={null}>
          <NothingMatches place={place} categories={categories} withoutEach={withoutEach} />
        </Suspense>
      ) : projects?.length === 0 ? (
        <EmptyState
          level={2}
          picture="fuse"
          title={t('empty.title')}
          action={
            <ButtonLink variant="line" href="/projects/categories/0">
              {t('empty.action')}
            </ButtonLink>
          }
        >
          {t('empty.words')}
        </EmptyState>
      ) : (
        <ProjectGrid projects={projects} now={now} scrolled={props.scrolled} />
      )}
      {projects && projects.length > 0 && total !== undefined && (
        <div className={styles.end}>
          <p className={styles.shown}>
            {t('shown', { shown: count(projects.length), total: count(Math.max(total, projects.length)) })}
          </p>
          <meter
            className={styles.meter}
            min={0}
            max={Math.max(total, projects.length)}
            value={projects.length}
            aria-label={t('shown', { shown: count(projects.length), total: count(total) })}
          />
          {more === 'failed' && (
            <p className={styles.failedMore} role="alert">
              {t('failedMore')}
            </p>
          )}
          {hasMore && (
            <Button
              variant="line"
              pending={more === 'loading'}
              pendingLabel={t('loadingMore')}
              onClick={onMore}
            >
              {more === 'failed' ? t('retry') : t('more')}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
