import type { ProjectSummary } from '@kindling/api-client/model/project'
import { SEARCH } from '@kindling/validation/limits'
import search from 'lucide-react/icons/search'
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useTypedEarly } from '../../primitives/use-typed-early.ts'
import { useDismiss } from '../shared/use-dismiss.ts'
import type { SearchResults } from './SearchSuggestions.tsx'
import * as styles from './search.css.ts'

const SearchSuggestions = lazyPart(() =>
  import('./SearchSuggestions.tsx').then((module) => module.SearchSuggestions),
)

export interface SearchBarProps {
  readonly value: string
  readonly onValueChange: (text: string) => void
  /** Results so far. */
  readonly results: SearchResults
  /** Opens the full page of results. Never called with an empty text. */
  readonly onSearch: (text: string) => void
  readonly onOpenProject: (href: string) => void
  /** Milliseconds; for days left. */
  readonly now: number
}

/** Opens on a press or focus; closes on Cancel, Escape and a press outside (spec 1 §4). */
export function SearchBar({
  value,
  onValueChange,
  results,
  onSearch,
  onOpenProject,
  now,
}: SearchBarProps): ReactNode {
  const { t } = useTranslation('shell')
  const listId = useId()
  const area = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const close = useCallback(() => {
    setOpen(false)
    setActive(-1)
  }, [])
  useDismiss(open, close, area)
  const input = useTypedEarly(undefined, value, onValueChange)
  const shown = open && value.trim() !== ''
  const rows = results.status === 'ready' ? results.projects : []

  const choose = (project: ProjectSummary) => {
    close()
    input.current?.blur()
    onOpenProject(`/project/${project.vanity_url ?? project.id}`)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const project = rows[active]
    if (project) return choose(project)
    if (value.trim() === '') return
    close()
    input.current?.blur()
    onSearch(value.trim())
  }
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || rows.length === 0) return
    event.preventDefault()
    setActive((active + step + rows.length + (active < 0 && step < 0 ? 1 : 0)) % rows.length)
  }

  return (
    <search className={styles.place} data-open={open || undefined}>
      <form ref={area} action="/search" className={styles.form} onSubmit={submit}>
        <span className={styles.glass}>
          <Icon icon={search} />
        </span>
        <input
          ref={input}
          className={styles.input}
          type="search"
          name="query"
          role="combobox"
          aria-label={t('search.label')}
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(active >= 0 && { 'aria-activedescendant': `${listId}-${active}` })}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH.queryMax}
          placeholder={t('search.placeholder')}
          value={value}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onKeyDown={onKey}
          onChange={(event) => {
            setOpen(true)
            setActive(-1)
            onValueChange(event.target.value)
          }}
        />
        {open && (
          <button
            type="button"
            className={styles.cancel}
            onClick={() => {
              onValueChange('')
              close()
            }}
          >
            {t('search.cancel')}
          </button>
        )}
        {shown && <div className={styles.scrim} />}
        <div id={listId} hidden={!shown} className={styles.list}>
          {shown && (
            <Suspense fallback={null}>
              <SearchSuggestions
                id={listId}
                text={value.trim()}
                results={results}
                active={active}
                now={now}
                onChoose={choose}
              />
            </Suspense>
          )}
        </div>
      </form>
    </search>
  )
}
