import type { QuestionCount, QuestionSummary } from '@kindling/api-client/model/learn'
import { SEARCH } from '@kindling/validation/limits'
import type { QuestionKind } from '@kindling/validation/rules/question-kinds'
import search from 'lucide-react/icons/search'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { KindNav } from './KindNav.tsx'
import * as styles from './learn.css.ts'
import { hasWords, kindHref, questionHref } from './learn-address.ts'

export interface LearnViewProps {
  readonly kind: QuestionKind
  readonly read: ReadState<{
    readonly questions: readonly QuestionSummary[]
    readonly kinds: readonly QuestionCount[]
  }>
  /** The search text of the address; empty: none. */
  readonly search: string
  /** Enter: opens the search of all questions. Never called with an empty text. */
  readonly onSearch: (text: string) => void
  /** The field lost focus with this text: the address keeps it, so that Back restores it. */
  readonly onSettle: (text: string) => void
}

const placeholders = [0, 1, 2, 3, 4]

/** The questions of a category; typing narrows them at once, Enter searches all of them. */
export function LearnView({ kind, read, search: wanted, onSearch, onSettle }: LearnViewProps) {
  const { t } = useTranslation('learn')
  const [text, setText] = useState(wanted)
  const [from, setFrom] = useState(wanted)
  if (wanted !== from) {
    setFrom(wanted)
    setText(wanted)
  }
  const field = useRef<HTMLInputElement>(null)
  // Keep what was typed before this script arrived.
  const takeOver = useEffectEvent(() => setText(field.current?.value ?? text))
  useEffect(() => takeOver(), [])
  const words = text.trim()
  const found = read.data?.questions.filter((question) => hasWords(question, words))
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (words !== '') onSearch(words)
  }
  const showAll = () => {
    setText('')
    onSettle('')
    field.current?.focus()
  }
  return (
    <div className={styles.listPage}>
      <div className={styles.content}>
        <Heading level={1}>{t('title')}</Heading>
        <p className={styles.lead}>{t('lead')}</p>
      </div>
      <div className={styles.asideOfList}>
        <search>
          <form action={kindHref('all')} onSubmit={submit}>
            <TextField
              ref={field}
              label={t('search.label')}
              name="search"
              type="search"
              icon={search}
              value={text}
              maxLength={SEARCH.queryMax}
              autoComplete="off"
              enterKeyHint="search"
              {...(kind !== 'all' && { hint: t('search.hint') })}
              onChange={(event) => setText(event.target.value)}
              onBlur={() => words !== wanted && onSettle(words)}
            />
          </form>
        </search>
        <KindNav kinds={read.data?.kinds} current={kind} />
      </div>
      <div className={styles.content}>
        <p className={styles.count} role="status">
          {found &&
            (words === ''
              ? `${t(`kinds.${kind}`)} · ${t('search.count', { count: found.length })}`
              : t('search.found', { count: found.length, text: words }))}
        </p>
        {read.error ? (
          <Failed read={read} />
        ) : found?.length === 0 ? (
          <Nothing kind={kind} words={words} onShowAll={showAll} />
        ) : (
          <List questions={found} />
        )}
      </div>
    </div>
  )
}

function List({ questions }: { questions: readonly QuestionSummary[] | undefined }) {
  const { t } = useTranslation('learn')
  const Anchor = useLink()
  if (!questions)
    return (
      <ul className={styles.list} aria-busy aria-label={t('loading')}>
        {placeholders.map((place) => (
          <li key={place} className={styles.blank}>
            <Skeleton width="55%" height={22} />
            <Skeleton width="90%" />
            <Skeleton width="70%" />
          </li>
        ))}
      </ul>
    )
  return (
    <ul className={styles.list}>
      {questions.map(({ id, title, lead, minutes }) => (
        <li key={id}>
          <Anchor className={styles.row} href={questionHref(id)}>
            <Heading level={2} size="t21">
              {title}
            </Heading>
            <span className={styles.words}>{lead}</span>
            <span className={styles.small}>{t('minutes', { count: minutes })}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function Nothing({ kind, words, onShowAll }: { kind: QuestionKind; words: string; onShowAll: () => void }) {
  const { t } = useTranslation('learn')
  const everywhere = kind === 'all'
  return (
    <EmptyState
      level={2}
      title={t('search.none', { text: words })}
      action={
        everywhere ? (
          <Button variant="line" onClick={onShowAll}>
            {t('search.showAll')}
          </Button>
        ) : (
          <ButtonLink variant="line" href={kindHref('all', words)}>
            {t('search.everywhere')}
          </ButtonLink>
        )
      }
    >
      {t(everywhere ? 'search.noneAtAll' : 'search.noneHere')}
    </EmptyState>
  )
}

function Failed({ read }: Pick<LearnViewProps, 'read'>) {
  const { t } = useTranslation('learn')
  const words = useMessages()
  return (
    <SectionFailed title={t('failed')} onRetry={read.retry}>
      {words({ code: read.error?.code ?? 'default' })}
    </SectionFailed>
  )
}
