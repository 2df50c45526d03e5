import { InvitationView } from '@kindling/ui/views/dashboard/InvitationView'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { loginPath } from '../../../app/RouteView.tsx'
import { useSession } from '../../../data/session.tsx'
import { invitationQuery, useAcceptInvite } from '../../../data/team.ts'
import { useQuery } from '../../../data/use-query.ts'

export default function InvitationPage() {
  const { t } = useTranslation('dashboard')
  const [search] = useSearchParams()
  const { pathname, search: written } = useLocation()
  const code = search.get('code') ?? ''
  const { user, logOut } = useSession()
  const read = useQuery(user === undefined ? null : invitationQuery(code, user?.id ?? null))
  const accept = useAcceptInvite()
  const navigate = useNavigate()
  const back = pathname + written
  return (
    <>
      <Meta title={t('invitation.page')} path="/invitation" index="no" />
      <InvitationView
        read={read}
        person={user ?? null}
        onAccept={() => accept(code)}
        onJoined={() => navigate(`/dashboard/${read.data?.invitation.project.id}`)}
        onSwitch={async () => {
          await logOut()
          navigate(loginPath(back))
        }}
        loginHref={loginPath(back)}
        signupHref={`/signup?next=${encodeURIComponent(back)}`}
      />
    </>
  )
}
