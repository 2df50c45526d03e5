import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { MilestoneTimeline } from '../../../widgets/MilestoneTimeline/MilestoneTimeline.tsx'
import type { StageState } from '../../../widgets/MilestoneTimeline/variants.ts'
import { useStandingWords } from './standing-words.ts'
import { centsOf, type MilestoneStanding, partOf, type TimelineRow } from './timeline-facts.ts'

const stageOf = ({ is }: MilestoneStanding): StageState =>
  is === 'released'
    ? 'burnt'
    : is === 'refunded'
      ? 'refunded'
      : is === 'upcoming'
        ? 'locked'
        : is === 'late'
          ? 'late'
          : 'active'

interface FuseProps {
  readonly rows: readonly TimelineRow[]
  readonly money: ProjectMoney
}

/** The money as a fuse: one part for the initial payout, and one for each milestone. */
export function Fuse({ rows, money }: FuseProps) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const words = useStandingWords()
  const amountOf = (cents: number, share: number) =>
    cents > 0 ? format.money(cents, { fractions: 'always' }) : format.percent(share)
  const initial = partOf(money, null)
  const share = 100 - rows.reduce((sum, { milestone }) => sum + milestone.funds, 0)
  const initialState: StageState =
    initial.released > 0 ? 'burnt' : initial.refunded > 0 ? 'refunded' : 'locked'
  const date = (at: number) => format.date(at * 1000, 'short')
  const stages = [
    ...(share > 0
      ? [
          {
            id: 'initial',
            title: t('timeline.start'),
            share,
            state: initialState,
            stateLabel: t(`timeline.state.${initialState}`),
            amount: amountOf(centsOf(initial), share),
            amountKind: 'money' as const,
            note:
              initial.decided_at !== null && initial.outcome
                ? t(`timeline.is.${initial.outcome}`, { date: date(initial.decided_at) })
                : t('timeline.startNote'),
          },
        ]
      : []),
    ...rows.map(({ milestone, standing, cents }) => {
      const state = stageOf(standing)
      return {
        id: milestone.id,
        title: milestone.title,
        share: milestone.funds,
        state,
        stateLabel: t(`timeline.state.${state}`),
        amount: amountOf(cents, milestone.funds),
        amountKind: 'money' as const,
        note: standing.is === 'upcoming' ? date(milestone.date) : words(standing),
        vote:
          standing.is === 'voting'
            ? ('open' as const)
            : state === 'locked'
              ? ('ahead' as const)
              : ('past' as const),
      }
    }),
  ]
  return <MilestoneTimeline label={t('timeline.fuse')} stages={stages} />
}
