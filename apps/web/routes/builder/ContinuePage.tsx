import { ContinueView, type ContinueViewProps } from '@kindling/ui/views/builder/ContinueView'
import { Logo } from '@kindling/ui/views/shell/Logo'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Meta } from '../../app/Meta.tsx'
import { usePageNow } from '../../app/page-moment.tsx'
import { ownProjectsQuery, useContinuation } from '../../data/continuation.ts'
import { useSession } from '../../data/session.tsx'
import { useQuery } from '../../data/use-query.ts'

interface ContinuePageProps extends Pick<ContinueViewProps, 'kind'> {
  readonly path: string
}

/** A pre-order or a storefront, from a project that succeeded or from nothing. */
export function ContinuePage({ kind, path }: ContinuePageProps) {
  const { t } = useTranslation('builder')
  const { t: shell } = useTranslation('shell')
  const { user } = useSession()
  const read = useQuery(user ? ownProjectsQuery() : null)
  const create = useContinuation()
  const navigate = useNavigate()
  const now = usePageNow()
  if (!user) return null
  return (
    <>
      <Meta title={t(`from.${kind}.title`)} path={path} index="no" />
      <ContinueView
        logo={<Logo name={shell('product')} />}
        kind={kind}
        read={read}
        email={user.email}
        newHref={`/create?type=${kind}`}
        now={now}
        onCreate={async (body) => navigate(`/dashboard/${await create(body)}/overview`)}
      />
    </>
  )
}
