import type { ReactNode } from 'react'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { Card } from '../../primitives/Card/Card.tsx'
import { guided } from '../../primitives/guide.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { guide } from './MilestoneTimeline.docs.tsx'
import { MilestoneTimeline, type TimelineStage } from './MilestoneTimeline.tsx'

const locked = { state: 'locked', stateLabel: 'locked', vote: 'ahead' } as const
const burnt = { state: 'burnt', stateLabel: 'released', vote: 'past' } as const

const inProgress: readonly TimelineStage[] = [
  {
    ...burnt,
    id: '0',
    title: 'Start',
    share: 40,
    vote: 'none',
    amountKind: 'money',
    amount: '$24,496.00',
    note: 'released 17 Dec',
  },
  {
    ...burnt,
    id: '1',
    title: 'Tooling signed off',
    share: 20,
    amountKind: 'money',
    amount: '$12,248.00',
    note: 'released 16 Jun, 9% against',
  },
  {
    id: '2',
    title: 'First 500 made',
    share: 25,
    state: 'active',
    stateLabel: 'in progress',
    vote: 'open',
    burnt: 62,
    amountKind: 'money',
    amount: '$15,310.00',
    note: 'vote open, 9 days left',
  },
  {
    ...locked,
    id: '3',
    title: 'Delivered',
    share: 15,
    amountKind: 'money',
    amount: '$9,186.00',
    note: 'locked until 5 Dec',
  },
]
const beforeFunding: readonly TimelineStage[] = [
  { ...locked, id: '0', title: 'Start', share: 40, vote: 'none', amount: '40%', note: 'day 15' },
  {
    ...locked,
    id: '1',
    title: 'Tooling signed off',
    share: 20,
    amount: '20%',
    note: '14 Jun',
    detail: 'vote 1 to 14 Jun',
  },
  {
    ...locked,
    id: '2',
    title: 'First 500 made',
    share: 25,
    amount: '25%',
    note: '20 Sep',
    detail: 'vote 7 to 20 Sep',
  },
  {
    ...locked,
    id: '3',
    title: 'Delivered',
    share: 15,
    amount: '15%',
    note: '5 Dec',
    detail: 'vote 22 Nov to 5 Dec',
  },
]
const start = { title: 'Now, raising', note: '83% of the goal, 12 days left' }
const refunded: readonly TimelineStage[] = inProgress.map((stage) =>
  stage.state === 'burnt'
    ? stage
    : { ...stage, state: 'refunded', stateLabel: 'refunded', vote: 'past', note: 'refunded 3 Oct' },
)
const late: readonly TimelineStage[] = inProgress.map((stage) =>
  stage.state === 'active'
    ? { ...stage, state: 'late', stateLabel: 'late', vote: 'past', note: '12 days late' }
    : stage,
)
const crowded: readonly TimelineStage[] = [
  ...beforeFunding.slice(0, 3),
  ...['Packed', 'Shipped', 'Delivered'].map((title) => ({
    ...locked,
    id: title,
    title,
    share: 5,
    amount: '5%',
    note: '5 Dec',
  })),
]

const meta = preview.meta({
  title: 'Widgets/MilestoneTimeline',
  parameters: guided(guide),
  component: MilestoneTimeline,
  args: { label: 'How money is released', stages: inProgress },
  argTypes: { form: { control: 'inline-radio', options: ['auto', 'vertical'] } },
})

const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ inlineSize: 900 }}>{children}</div>
)

export const Default = meta.story({
  render: (args) => (
    <Wide>
      <MilestoneTimeline {...args} />
    </Wide>
  ),
  play: async ({ canvas }) => {
    // Both forms are in the page, one hidden; the width decides which.
    await expect(canvas.getAllByRole('list')).toHaveLength(1)
    const stages = canvas.getAllByRole('listitem')
    await expect(stages).toHaveLength(4)
    await expect(stages[2]).toHaveTextContent('First 500 made$15,310.00vote open, 9 days left (in progress)')
  },
})
export const Playground = meta.story({ args: { form: 'vertical' as const } })
export const BeforeFunding = meta.story({
  args: { stages: beforeFunding, start },
  render: (args) => (
    <Wide>
      <MilestoneTimeline {...args} />
    </Wide>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Now, raising: 83% of the goal')
  },
})
export const Refunded = meta.story({ args: { stages: refunded } })
export const StandsWhereItIsNarrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 360 }}>
      <MilestoneTimeline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.offsetLeft).toBe(first?.offsetLeft)
  },
})
export const StandsWhereASharesLabelWouldCrowd = meta.story({
  args: { stages: crowded },
  render: (args) => (
    <Wide>
      <MilestoneTimeline {...args} />
    </Wide>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.offsetLeft).toBe(first?.offsetLeft)
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={48}>
      <MilestoneTimeline {...args} label="In progress" />
      <MilestoneTimeline {...args} label="Before funding" stages={beforeFunding} start={start} />
      <MilestoneTimeline {...args} label="Late" stages={late} />
      <MilestoneTimeline {...args} label="Refunded" stages={refunded} />
      <Card>
        <MilestoneTimeline {...args} label="Vertical" form="vertical" />
      </Card>
      <MilestoneTimeline
        {...args}
        label="Standing, before funding"
        form="vertical"
        stages={beforeFunding}
        start={start}
      />
    </Stack>
  ),
})
