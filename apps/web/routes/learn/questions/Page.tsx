import { LearnView } from '@kindling/ui/views/learn/LearnView'
import type { QuestionKind } from '@kindling/validation/rules/question-kinds'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePreferences } from '../../../app/preferences.tsx'
import { NotFoundView } from '../../../app/system-views.tsx'
import { kindOf, questionsQuery } from '../../../data/learn.ts'
import { useQuery } from '../../../data/use-query.ts'

export default function QuestionsPage() {
  const kind = kindOf(useParams().kind)
  return kind ? <Questions kind={kind} /> : <Unknown />
}

function Unknown() {
  const { pathname } = useLocation()
  return (
    <>
      <Meta path={pathname} index="no" />
      <NotFoundView />
    </>
  )
}

function Questions({ kind }: { kind: QuestionKind }) {
  const { t } = useTranslation('learn')
  const { language } = usePreferences()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const read = useQuery(questionsQuery(kind, language))
  const search = params.get('search') ?? ''
  if (read.error?.code === 'INVALID_FILTER') return <Unknown />
  return (
    <>
      <Meta
        title={kind === 'popular' ? t('title') : t('titleOf', { kind: t(`kinds.${kind}`) })}
        description={t('lead')}
        path={kind === 'popular' ? '/learn/questions' : pathname}
        {...(search && { index: 'no' as const })}
      />
      <LearnView
        kind={kind}
        read={read}
        search={search}
        onSearch={(text) => navigate(`/learn/questions/all?search=${encodeURIComponent(text)}`)}
        onSettle={(text) => setParams(text ? { search: text } : {}, { replace: true })}
      />
    </>
  )
}
