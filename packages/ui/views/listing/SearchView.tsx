import type { ProjectSummary } from '@kindling/api-client/model/project'
import { SEARCH } from '@kindling/validation/limits'
import search from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { TabLinks } from '../../primitives/Tabs/TabLinks.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { listingMoments } from '../shared/listing-moments.ts'
import { wrap } from '../shared/page.css.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import {
  CreatorRows,
  FoundBeside,
  type FoundCreator,
  type FoundKind,
  KindRows,
  RecentSearches,
  type RecentSearchesProps,
} from './FoundBeside.tsx'
import * as styles from './listing.css.ts'
import { ResultList } from './ResultList.tsx'
import { alone, below, columns, found, foundOf } from './results.css.ts'
import { type SearchTab, searchHref, searchTabs } from './search-tabs.ts'

export interface SearchViewProps extends RecentSearchesProps {
  /** The search text; empty if nothing was searched for yet. */
  readonly text: string
  /** Undefined while they load. */
  readonly projects: readonly ProjectSummary[] | undefined
  readonly total: number | undefined
  /** The first of them, and how many there are. */
  readonly creators: readonly FoundCreator[]
  readonly creatorsTotal: number
  readonly kinds: readonly FoundKind[]
  readonly kindsTotal: number
  readonly tab: SearchTab
  readonly failed: boolean
  readonly now: number
  /** Addresses of the previous and next page, if they exist. */
  readonly previousHref: string | null
  readonly nextHref: string | null
  readonly onRetry: () => void
  readonly onSearch: (text: string) => void
}

/** The full page of results. On a phone it has the search field that wider screens have in the header. */
export function SearchView(props: SearchViewProps) {
  const { text, projects, total, creators, kinds, tab, failed, onRetry, onSearch } = props
  const { t } = useTranslation('listing')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('query') ?? '').trim()
    if (wanted !== '') onSearch(wanted)
  }
  const { recent, onForget } = props
  const nothing = projects?.length === 0 && creators.length + kinds.length === 0
  const totals = { projects: total, creators: props.creatorsTotal, kinds: props.kindsTotal }
  return (
    <div className={wrap}>
      <div className={styles.head}>
        <div>
          <Heading level={1}>{text === '' ? t('search.start') : t('search.title', { text })}</Heading>
          <p className={styles.count} role="status">
            {text === '' ? t('search.startHint') : total === undefined ? ' ' : t('count', { count: total })}
          </p>
        </div>
        <form key={text} action="/search" className={styles.searchForm} onSubmit={submit}>
          <TextField
            label={t('search.label')}
            name="query"
            type="search"
            icon={search}
            defaultValue={text}
            maxLength={SEARCH.queryMax}
            autoComplete="off"
          />
          <Button type="submit">{t('search.button')}</Button>
        </form>
      </div>
      {failed ? (
        <SectionFailed title={t('failed')} onRetry={onRetry}>
          {t('failedHint')}
        </SectionFailed>
      ) : text === '' ? (
        <>
          <MomentLinks />
          <div className={found}>
            <RecentSearches recent={recent} onForget={onForget} />
          </div>
        </>
      ) : nothing ? (
        <EmptyState level={2} title={t('search.nothing', { text })} action={<MomentLinks middle />}>
          {t('search.nothingHint')}
        </EmptyState>
      ) : (
        <>
          <TabLinks
            label={t('search.tabs')}
            current={searchHref(text, tab)}
            links={searchTabs.map((each) => {
              const amount = totals[each]
              return {
                href: searchHref(text, each),
                label: t(`search.${each}`),
                ...(total !== undefined && amount !== undefined && { count: amount }),
              }
            })}
          />
          {tab === 'projects' ? <FoundProjects {...props} /> : <FoundOthers {...props} tab={tab} />}
        </>
      )}
    </div>
  )
}

function FoundProjects(props: SearchViewProps) {
  const { text, projects, creators, kinds, now, previousHref, nextHref, recent, onForget } = props
  const { t } = useTranslation('listing')
  const Anchor = useLink()
  const beside = creators.length + kinds.length + recent.length > 0
  return (
    <>
      <div className={`${below} ${beside ? columns : alone}`}>
        {projects?.length === 0 ? (
          <p className={styles.count}>{t('search.onlyBeside', { text })}</p>
        ) : (
          <ResultList projects={projects} text={text} now={now} />
        )}
        {beside && <FoundBeside {...{ text, creators, kinds, recent, onForget }} />}
      </div>
      {(previousHref || nextHref) && (
        <nav className={styles.pages} aria-label={t('page.label')}>
          {previousHref && (
            <Anchor className={styles.segment} href={previousHref} rel="prev">
              {t('page.previous')}
            </Anchor>
          )}
          {nextHref && (
            <Anchor className={styles.segment} href={nextHref} rel="next">
              {t('page.next')}
            </Anchor>
          )}
        </nav>
      )}
    </>
  )
}

function FoundOthers({ tab, ...props }: SearchViewProps & { readonly tab: 'creators' | 'kinds' }) {
  const { text, creators, kinds, projects } = props
  const { t } = useTranslation('listing')
  const [shown, total] =
    tab === 'creators' ? [creators.length, props.creatorsTotal] : [kinds.length, props.kindsTotal]
  return (
    <div className={`${below} ${found}`} aria-busy={!projects}>
      {tab === 'creators' ? <CreatorRows text={text} creators={creators} /> : <KindRows kinds={kinds} />}
      {projects && shown === 0 && <p className={styles.count}>{t('search.nothingTab', { text })}</p>}
      {shown < total && <p className={foundOf}>{t('search.firstOf', { shown, total })}</p>}
    </div>
  )
}

function MomentLinks({ middle = false }: { readonly middle?: boolean }) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  return (
    <ul className={middle ? styles.kindLinksMiddle : styles.kindLinks}>
      {listingMoments.map((moment) => (
        <li key={moment}>
          <Anchor className={styles.segment} href={`/projects/${moment}`}>
            {t(`moments.${moment}.name`)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
