import type { Section } from '@kindling/ui/views/dashboard/DashboardFrame'
import { DashboardView } from '@kindling/ui/views/dashboard/DashboardView'
import { Mark } from '@kindling/ui/views/shell/Logo'
import { can } from '@kindling/validation/permissions'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { NotFoundPage } from '../../../app/NotFoundPage.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { RouterLink } from '../../../app/RouterLink.tsx'
import { UnreachableView } from '../../../app/system-views.tsx'
import { useBonusCalls, useBonusReads } from '../../../data/bonuses.ts'
import { useCouponCalls, useCoupons } from '../../../data/coupons.ts'
import { useDraft } from '../../../data/draft.ts'
import { draftQuery } from '../../../data/draft-query.ts'
import { categoriesQuery } from '../../../data/queries.ts'
import { useSession } from '../../../data/session.tsx'
import { useActivity, useTeam, useTeamCalls } from '../../../data/team.ts'
import { useTranslationCalls, useTranslations } from '../../../data/translations.ts'
import { useQuery } from '../../../data/use-query.ts'
import { useWorkedOn } from '../../../data/worked-on.ts'

export default function DashboardSection() {
  const { id = '', section = 'overview' } = useParams()
  const { t } = useTranslation('dashboard')
  const { t: shell } = useTranslation('shell')
  const { user } = useSession()
  const read = useQuery(draftQuery(id))
  const categories = useQuery(categoriesQuery())
  const { calls, reload } = useDraft(id)
  const role = read.data?.project.role
  const team = useTeam(
    section === 'team' && role ? id : null,
    role && can(role, 'team:write') ? 'invites' : 'people',
  )
  const teamCalls = useTeamCalls(id)
  const activity = useActivity(section === 'overview' && role ? id : null)
  const translations = useTranslations(section === 'translation' && role ? id : null)
  const translationCalls = useTranslationCalls(id)
  const bonusReads = useBonusReads(section === 'bonus' && role ? id : null)
  const bonusCalls = useBonusCalls(id)
  const coupons = useCoupons(section === 'products' && role && can(role, 'coupons:write') ? id : null)
  const couponCalls = useCouponCalls(id)
  const workedOn = useWorkedOn()
  const navigate = useNavigate()
  const origin = usePageOrigin()
  const now = usePageNow()
  if (read.error?.isNotFound) return <NotFoundPage />
  if (read.error) return <UnreachableView onRetry={read.retry} />
  if (!read.data || !user) return null
  const { project } = read.data
  return (
    <>
      <Meta
        title={`${t(`sections.${section as Section}`)} · ${project.name}`}
        path={`/dashboard/${id}/${section}`}
        index="no"
      />
      <DashboardView
        key={id}
        logo={
          <RouterLink href="/" aria-label={shell('product')}>
            <Mark />
          </RouterLink>
        }
        draft={project}
        section={section as Section}
        workedOn={workedOn}
        calls={calls}
        onReload={reload}
        person={user.id}
        categories={categories.data?.categories ?? []}
        origin={origin}
        now={now}
        team={team}
        teamCalls={teamCalls}
        activity={activity}
        translations={translations}
        coupons={coupons}
        couponCalls={couponCalls}
        bonusReads={bonusReads}
        bonusCalls={bonusCalls}
        translationCalls={translationCalls}
        onRemoved={() => navigate('/user/me/created')}
      />
    </>
  )
}
