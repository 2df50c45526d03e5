import type { Bonus } from '@kindling/api-client/model/bonus'
import type { Language } from '@kindling/ui/i18n'
import { ProjectBonuses } from '@kindling/ui/views/project/ProjectBonuses'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { messagesReady } from '../../../app/messages.ts'
import { loginPath } from '../../../app/RouteView.tsx'
import { useEnterBonus } from '../../../data/bonuses.ts'
import { useSession } from '../../../data/session.tsx'

interface BonusesProps {
  readonly id: string
  readonly bonuses: readonly Bonus[]
}

/** Only where a project has bonuses: its form is not among the scripts of other pages. */
export function Bonuses({ id, bonuses }: BonusesProps) {
  const { i18n } = useTranslation()
  use(messagesReady(i18n, i18n.language as Language, ['bonus', 'errors']))
  const { user } = useSession()
  const enter = useEnterBonus(id)
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <ProjectBonuses
      bonuses={bonuses}
      onEnter={enter}
      onLogin={user ? null : () => void navigate(loginPath(`${pathname}${search}#bonuses`))}
    />
  )
}
