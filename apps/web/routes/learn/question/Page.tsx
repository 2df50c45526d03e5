import { QuestionView } from '@kindling/ui/views/learn/QuestionView'
import { defaultQuestionKind } from '@kindling/validation/rules/question-kinds'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePreferences } from '../../../app/preferences.tsx'
import { NotFoundView, UnreachableView } from '../../../app/system-views.tsx'
import { questionQuery, questionsQuery } from '../../../data/learn.ts'
import { useQuery } from '../../../data/use-query.ts'

export default function QuestionPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('learn')
  const { language } = usePreferences()
  const navigate = useNavigate()
  const read = useQuery(questionQuery(id, language))
  const popular = useQuery(questionsQuery(defaultQuestionKind, language))
  const question = read.data?.question
  const path = `/learn/question/${encodeURIComponent(id)}`
  if (read.error)
    return (
      <>
        <Meta path={path} index="no" />
        {read.error.isNotFound ? <NotFoundView /> : <UnreachableView onRetry={read.retry} />}
      </>
    )
  return (
    <>
      <Meta
        title={question?.title ?? t('title')}
        {...(question && { description: question.lead })}
        path={path}
        type="article"
      />
      <QuestionView
        question={question}
        popular={popular.data}
        onSearch={(text) => navigate(`/learn/questions/all?search=${encodeURIComponent(text)}`)}
      />
    </>
  )
}
