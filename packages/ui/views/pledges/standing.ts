import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import type { ProjectSummary } from '@kindling/api-client/model/project'
import { pledgeLabel } from '@kindling/validation/rules/pledge-label'
import ban from 'lucide-react/icons/ban'
import check from 'lucide-react/icons/check'
import circleX from 'lucide-react/icons/circle-x'
import clock from 'lucide-react/icons/clock'
import hourglass from 'lucide-react/icons/hourglass'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { phaseOf } from '../shared/project-facts.ts'

/** What a pledge's standing is read from: a row of the list, or the pledge itself. */
export type Standing = Pick<MyPledge, 'status' | 'payment_status' | 'next_action' | 'charged_at'>

const looks = {
  asked: ['warning', hourglass],
  pending: ['muted', hourglass],
  processing: ['muted', clock],
  collected: ['positive', check],
  failed: ['danger', circleX],
  cancelled: ['muted', ban],
} as const

/** Tone and icon of a pledge's label. */
export const lookOf = (pledge: Standing) => looks[pledge.next_action ? 'asked' : pledgeLabel(pledge)]

/** Stands, and nobody was charged yet. */
export const isOpen = ({ status }: Pick<MyPledge, 'status'>): boolean =>
  status === 'CHECKED_OUT' || status === 'PROCESSING'

/** What became of its amount. */
export const amountOf = (pledge: Pick<MyPledge, 'status'>, refunded: boolean) =>
  pledge.status === 'COMPLETED' ? 'charged' : isOpen(pledge) ? 'open' : refunded ? 'refunded' : 'none'

/** Where a pledge stands, in a sentence: its label, and when money moves. */
export function useStanding() {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  return (pledge: Standing, project: ProjectSummary, now: number): string => {
    if (pledge.next_action) return t('labels.asked')
    const label = t(`labels.${pledgeLabel(pledge)}`)
    const { charged_at } = pledge
    if (pledge.status !== 'CHECKED_OUT' || charged_at === null) return label
    if (pledge.payment_status === 'FAILED') return t('state.cardFailed', { label })
    const phase = phaseOf(project, now)
    const date = format.date(charged_at * 1000)
    return t(`state.${phase === 'suspended' ? 'suspended' : phase === 'live' ? 'live' : 'over'}`, {
      label,
      date,
    })
  }
}
