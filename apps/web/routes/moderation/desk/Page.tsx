import { CaseList } from '@kindling/ui/views/moderation/CaseList'
import { CaseView } from '@kindling/ui/views/moderation/CaseView'
import { DeskFrame, type DeskPlace } from '@kindling/ui/views/moderation/DeskFrame'
import { LogView } from '@kindling/ui/views/moderation/LogView'
import { type ModerationQueue, moderationQueues } from '@kindling/validation/rules/moderation'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { NotFoundPage } from '../../../app/NotFoundPage.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import {
  caseQuery,
  casesQuery,
  deskPages,
  moderationLogQuery,
  useModeration,
} from '../../../data/moderation.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'

export default function Moderation() {
  const { user } = useSession()
  const { queue } = useParams()
  const { t } = useTranslation('moderation')
  if (!user?.is_moderator) return <NotFoundPage />
  const named = queue?.toUpperCase()
  const place = moderationQueues.find((each) => each === named) ?? (named === 'LOG' ? 'LOG' : 'ALL')
  return (
    <>
      <Meta title={`${t(`queues.${place}`)} · ${t('title')}`} path="/moderation" index="no" />
      {place === 'LOG' ? <Log /> : <Cases key={place} place={place} />}
    </>
  )
}

const useCounts = () => useQuery(casesQuery(null)).data?.counts

function Log() {
  const [size, setSize] = useState<number>(deskPages[0])
  const read = useQuery(moderationLogQuery(size))
  const { unblock } = useModeration()
  const hasMore = size < deskPages[1] && typeof read.data?.meta.next === 'string'
  return (
    <DeskFrame place="LOG" counts={useCounts()}>
      <LogView read={read} onMore={hasMore ? () => setSize(deskPages[1]) : null} onUnblock={unblock} />
    </DeskFrame>
  )
}

function Cases({ place }: { readonly place: Exclude<DeskPlace, 'LOG'> }) {
  const [search] = useSearchParams()
  const [size, setSize] = useState<number>(deskPages[0])
  const now = usePageNow()
  const queue: ModerationQueue | null = place === 'ALL' ? null : place
  const { data, ...state } = useQuery(casesQuery(queue, size))
  const openId = search.get('case')
  const hasMore = size < deskPages[1] && typeof data?.meta.next === 'string'
  const next = data?.cases.find(({ id, due }) => id !== openId && due !== null)
  return (
    <DeskFrame place={place} counts={useCounts()}>
      <CaseList
        place={place}
        read={{ ...state, data: data && { cases: data.cases, total: data.meta.total_count } }}
        openId={openId}
        now={now}
        onMore={hasMore ? () => setSize(deskPages[1]) : null}
      />
      {openId && <Case key={openId} place={place} caseId={openId} nextId={next?.id ?? null} />}
    </DeskFrame>
  )
}

interface CaseProps {
  readonly place: DeskPlace
  readonly caseId: string
  readonly nextId: string | null
}

function Case({ place, caseId, nextId }: CaseProps) {
  const { data, ...state } = useQuery(caseQuery(caseId))
  const { decide } = useModeration()
  return (
    <CaseView
      place={place}
      read={{ ...state, data: data?.case }}
      now={usePageNow()}
      onDecide={(decision) => decide(caseId, decision)}
      nextId={nextId}
    />
  )
}
