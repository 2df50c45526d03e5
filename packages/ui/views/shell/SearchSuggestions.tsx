import type { ProjectSummary } from '@kindling/api-client/model/project'
import { SEARCH } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { listingMoments } from '../shared/listing-moments.ts'
import { Marked } from '../shared/Marked.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import * as styles from './search.css.ts'

export interface SearchResults {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  readonly projects: readonly ProjectSummary[]
  readonly total: number
  readonly creators: readonly { readonly id: string; readonly name: string }[]
  readonly kinds: readonly { readonly id: number; readonly name: string }[]
}

export interface SearchSuggestionsProps {
  readonly id: string
  readonly text: string
  readonly results: SearchResults
  /** Index of the active row; -1 for none. */
  readonly active: number
  readonly now: number
  readonly onChoose: (project: ProjectSummary) => void
}

const rows = Array.from({ length: SEARCH.dropdownResults }, (_, index) => index)

/** Results so far: at most three projects, their creators, their categories, and a link to all. */
export function SearchSuggestions({ id, text, results, active, now, onChoose }: SearchSuggestionsProps) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  const factsOf = useProjectFacts()

  if (results.status === 'failed') return <p className={styles.note}>{t('search.failed')}</p>
  if (results.status !== 'ready') {
    return (
      <div aria-busy="true">
        {rows.map((row) => (
          <div key={row} className={styles.blank} />
        ))}
      </div>
    )
  }
  if (results.projects.length + results.creators.length + results.kinds.length === 0) {
    return (
      <div className={styles.note}>
        <p role="status">{t('search.nothing', { text })}</p>
        <ul className={styles.ways}>
          {listingMoments.map((moment) => (
            <li key={moment}>
              <Anchor href={`/projects/${moment}`} className={styles.way}>
                {t(`moments.${moment}.name`)}
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
    )
  }
  return (
    <>
      {results.projects.length > 0 && (
        <>
          <p className={styles.head} role="status">
            <strong>{t('search.projects')}</strong>{' '}
            <span className={styles.shown}>
              {t('search.shown', { shown: results.projects.length, total: results.total })}
            </span>
          </p>
          <div role="listbox" aria-label={t('search.results')}>
            {results.projects.map((project, index) => {
              const facts = factsOf(project, now)
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above owns the keyboard
                <div
                  key={project.id}
                  id={`${id}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.row}
                  onClick={() => onChoose(project)}
                >
                  <span className={styles.thumb}>
                    <Picture image={facts.image} sizes="48px" alt="none" corners="control" />
                  </span>
                  <span className={styles.rowWords}>
                    <strong className={styles.rowName}>
                      <Marked name={project.name} text={text} />
                    </strong>
                    <span className={styles.rowBy}>{facts.byline}</span>
                  </span>
                  <span className={styles.rowFacts}>
                    {facts.progress}
                    <span className={styles.rowBy}>{facts.deadline}</span>
                  </span>
                </div>
              )
            })}
          </div>
        </>
      )}
      <Beside text={text} creators={results.creators} kinds={results.kinds} />
      {results.total > 0 && (
        <button type="submit" className={styles.all}>
          {t('search.all', { count: results.total })}
          <kbd className={styles.key}>{t('search.enter')}</kbd>
        </button>
      )}
    </>
  )
}

/** Creators and categories, in two columns below the projects. */
function Beside({
  text,
  creators,
  kinds,
}: Pick<SearchResults, 'creators' | 'kinds'> & { readonly text: string }) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  if (creators.length + kinds.length === 0) return null
  return (
    <div className={styles.beside}>
      {creators.length > 0 && (
        <section aria-label={t('search.creators')}>
          <p className={styles.besideHead}>{t('search.creators')}</p>
          {creators.map(({ id, name }) => (
            <Anchor key={id} href={`/user/${id}`} className={styles.besideRow}>
              <Avatar name={name} size={28} />
              <span className={styles.rowName}>
                <Marked name={name} text={text} />
              </span>
            </Anchor>
          ))}
        </section>
      )}
      {kinds.length > 0 && (
        <section aria-label={t('search.kinds')}>
          <p className={styles.besideHead}>{t('search.kinds')}</p>
          {kinds.map(({ id, name }) => (
            <Anchor key={id} href={`/projects/categories/${id}`} className={styles.besideRow}>
              {t(`kinds.${id}` as 'kinds.1', { defaultValue: name })}
            </Anchor>
          ))}
        </section>
      )}
    </div>
  )
}
