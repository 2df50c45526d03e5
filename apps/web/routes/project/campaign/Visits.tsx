import type { Language } from '@kindling/ui/i18n'
import { insist } from '@kindling/ui/insist'
import { VisitsNotice } from '@kindling/ui/views/project/VisitsNotice'
import { isAnalyticsId } from '@kindling/validation/rules/analytics-id'
import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useParams } from 'react-router-dom'
import { messagesReady } from '../../../app/messages.ts'
import { documentPath } from '../../../data/document-path.ts'
import { keepAnswer, useVisitAnswer, type VisitAnswer } from '../../../data/visit-answer.ts'

interface VisitsProps {
  readonly projectId: string
  /** Of the creator's Google Analytics. */
  readonly analyticsId: string
}

const counting = () => insist(() => import('../../../data/count-visits.ts'))

/** Only where a project has an id: its script is not fetched by the pages of others. */
export function Visits({ projectId, analyticsId }: VisitsProps) {
  const answer = useVisitAnswer(projectId)
  if (answer === null || !isAnalyticsId(analyticsId)) return null
  return <Asked {...{ projectId, analyticsId, answer }} />
}

/** Whether the policy of this document is that of the project's page: others connect to no Google. */
function useAllowsCounting(): boolean {
  const { id = '' } = useParams()
  const page = `/project/${id}`
  return [page, `${page}/project`, `${page}/faq`].includes(decodeURIComponent(documentPath()))
}

function Asked({ projectId, analyticsId, answer }: VisitsProps & { readonly answer: VisitAnswer }) {
  const { i18n } = useTranslation()
  use(messagesReady(i18n, i18n.language as Language, ['trust']))
  const { pathname } = useLocation()
  const allowsCounting = useAllowsCounting()
  const counts = answer === 'allowed' && allowsCounting
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab of the page has an address that is counted
  useEffect(() => {
    if (!counts) return
    let stop: (() => void) | undefined
    let isHere = true
    counting().then(
      ({ countVisit }) => {
        if (isHere) stop = countVisit({ id: analyticsId, projectId })
      },
      // Nothing waits for it, and a failure is not shown.
      (error: unknown) => console.warn('Visit not counted:', error),
    )
    return () => {
      isHere = false
      stop?.()
    }
  }, [counts, analyticsId, projectId, pathname])
  return (
    <VisitsNotice
      answer={answer}
      onAnswer={(next) => {
        keepAnswer(projectId, next)
        if (answer === 'allowed') void counting().then(({ forgetVisits }) => forgetVisits(projectId))
        else if (next === 'allowed' && !allowsCounting) window.location.reload()
      }}
    />
  )
}
