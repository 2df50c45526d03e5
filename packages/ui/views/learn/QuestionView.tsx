import type { Question, QuestionCount, QuestionSummary } from '@kindling/api-client/model/learn'
import { SEARCH } from '@kindling/validation/limits'
import arrowRight from 'lucide-react/icons/arrow-right'
import search from 'lucide-react/icons/search'
import { type SubmitEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { parseStory } from '../shared/parse-story.ts'
import { printed } from '../shared/print.css.ts'
import { RichText } from '../shared/RichText.tsx'
import { KindNav } from './KindNav.tsx'
import * as styles from './learn.css.ts'
import { kindHref, questionHref } from './learn-address.ts'

export interface QuestionViewProps {
  /** Undefined while it loads. */
  readonly question: Question | undefined
  /** The most asked questions and the categories, beside the answer; if absent, only the link back. */
  readonly popular:
    | { readonly questions: readonly QuestionSummary[]; readonly kinds: readonly QuestionCount[] }
    | undefined
  /** Searches all questions. Never called with an empty text. */
  readonly onSearch: (text: string) => void
}

/** One question with its answer, and where to go from it. */
export function QuestionView({ question, popular, onSearch }: QuestionViewProps) {
  const { t } = useTranslation('learn')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    if (words !== '') onSearch(words)
  }
  return (
    <div className={`${styles.page} ${printed}`}>
      <div className={styles.asideAfter} data-print="no">
        <search>
          <form action={kindHref('all')} onSubmit={submit}>
            <TextField
              label={t('search.label')}
              name="search"
              type="search"
              icon={search}
              maxLength={SEARCH.queryMax}
              autoComplete="off"
              enterKeyHint="search"
            />
          </form>
        </search>
        {popular && <AskedMost questions={popular.questions} current={question?.id} />}
        <KindNav kinds={popular?.kinds} current={null} />
      </div>
      <Answer question={question} />
    </div>
  )
}

function AskedMost({
  questions,
  current,
}: {
  questions: readonly QuestionSummary[]
  current: string | undefined
}) {
  const { t } = useTranslation('learn')
  const Anchor = useLink()
  return (
    <nav aria-label={t('kinds.popular')}>
      <p className={styles.asideTitle}>{t('kinds.popular')}</p>
      <ul>
        {questions.map(({ id, title }) => (
          <li key={id}>
            <Anchor
              href={questionHref(id)}
              className={styles.links[id === current ? 'here' : 'rest']}
              aria-current={id === current ? 'page' : undefined}
            >
              {title}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** One heading from the start: focus moved to it stays there while the answer loads. */
function Answer({ question }: Pick<QuestionViewProps, 'question'>) {
  const { t } = useTranslation('learn')
  const Anchor = useLink()
  return (
    <article className={styles.content} aria-busy={!question}>
      <p className={styles.crumbs}>
        <Anchor className={styles.crumb} href={kindHref('popular')}>
          {t('title')}
        </Anchor>
        {question && (
          <>
            <span aria-hidden>·</span>
            <Anchor className={styles.crumb} href={kindHref(question.kind)}>
              {t(`kinds.${question.kind}`)}
            </Anchor>
            <span aria-hidden>·</span>
            {t('minutes', { count: question.minutes })}
          </>
        )}
      </p>
      <Heading level={1} tone={question ? 'text' : 'muted'}>
        {question?.title ?? t('loadingOne')}
      </Heading>
      {question ? (
        <>
          <p className={styles.lead}>{question.lead}</p>
          <Body html={question.body} />
          <Onward related={question.related} />
        </>
      ) : (
        <div className={styles.blank}>
          <Skeleton width="90%" />
          <Skeleton width="80%" />
          <Skeleton width="95%" />
        </div>
      )}
    </article>
  )
}

function Body({ html }: { html: string }) {
  const blocks = useMemo(() => parseStory(html), [html])
  return (
    <div className={styles.body}>
      <RichText blocks={blocks} />
    </div>
  )
}

function Onward({ related }: Pick<Question, 'related'>) {
  const { t } = useTranslation('learn')
  const Anchor = useLink()
  const [next, ...more] = related
  return (
    <div data-print="no">
      {next && (
        <Anchor className={styles.next} href={questionHref(next.id)}>
          <div>
            <p className={styles.small}>{t('next')}</p>
            <Heading level={2} size="t21">
              {next.title}
            </Heading>
          </div>
          <Icon icon={arrowRight} size={20} />
        </Anchor>
      )}
      {more.length > 0 && (
        <nav className={styles.related} aria-label={t('related')}>
          <p className={styles.asideTitle}>{t('related')}</p>
          <ul>
            {more.map(({ id, title }) => (
              <li key={id}>
                <Anchor className={styles.links.rest} href={questionHref(id)}>
                  {title}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Anchor className={styles.crumb} href={kindHref('all')}>
        {t('back')}
      </Anchor>
    </div>
  )
}
