import type { Guide } from '../../primitives/guide.ts'
import { MilestoneTimeline, type TimelineStage } from './MilestoneTimeline.tsx'

const locked = { state: 'locked', stateLabel: 'locked', vote: 'ahead' } as const
const stages: readonly TimelineStage[] = [
  { ...locked, id: '0', title: 'Start', share: 40, vote: 'none', amount: '40%', note: 'day 15' },
  { ...locked, id: '1', title: 'Tooling signed off', share: 20, amount: '20%', note: '14 Jun' },
  { ...locked, id: '2', title: 'Delivered', share: 40, amount: '40%', note: '5 Dec' },
]
const words = { label: 'Release of money', form: 'vertical' } as const

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Write what unlocks each share, and when.',
      show: <MilestoneTimeline {...words} stages={stages} />,
    },
  ],
  donts: [
    {
      says: 'Do not hide a milestone that was refunded: backers look for it.',
      show: <MilestoneTimeline {...words} stages={stages.slice(0, 1)} />,
    },
  ],
  keyboard: [],
  stories: ['BeforeFunding', 'Refunded', 'StandsWhereItIsNarrow'],
}
