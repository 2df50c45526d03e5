import { fixtures } from '@kindling/api-client/scenarios'
import type { ReactNode } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../../primitives/guide.ts'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { guide } from './RewardCard.docs.tsx'
import { RewardCard, type RewardCardProps } from './RewardCard.tsx'
import { RewardCardSkeleton } from './RewardCardSkeleton.tsx'
import { rewardStates } from './variants.ts'

const rows = [
  { label: 'Shipping to Canada', value: '$13.00' },
  { label: 'Delivery', value: 'Nov 2027' },
]
const onPress = fn()

const kettle = {
  price: '$95',
  about: 'About CA$131',
  title: 'One kettle',
  image: fixtures.oneKettle.image,
  state: 'available' as const,
  tags: [{ kind: 'backers' as const, label: '261 backers' }],
  description: 'The kettle in moss, slate or bone.',
  includes: ['Kettle, 1.4 litre', 'Two spare seals'],
  rows,
  action: { label: 'Select $95 reward', onPress },
} satisfies RewardCardProps

const meta = preview.meta({
  title: 'Widgets/RewardCard',
  parameters: guided(guide),
  component: RewardCard,
  args: kettle,
  argTypes: { state: { control: 'select', options: rewardStates }, choice: { control: false } },
  render: (args) => <Column>{<RewardCard {...args} />}</Column>,
  beforeEach: () => {
    onPress.mockClear()
  },
})

function Column({ children }: { readonly children: ReactNode }) {
  return <div style={{ inlineSize: 360, maxInlineSize: '100%', paddingBlockStart: 13 }}>{children}</div>
}

const selected = {
  ...kettle,
  state: 'selected',
  ribbon: 'Your selection',
  action: { label: 'Manage pledge', href: '/pledges/1' },
} satisfies RewardCardProps
const fewLeft = {
  ...kettle,
  price: '$148',
  title: 'Kettle and repair roll',
  tags: [
    { kind: 'few', label: '3 of 150 left' },
    { kind: 'ends', label: 'Ends in 2 days' },
  ],
  action: { label: 'Select $148 reward', onPress },
} satisfies RewardCardProps
const digital = {
  ...kettle,
  price: '$12',
  about: 'No shipping',
  title: 'The manual, printed at home',
  tags: [{ kind: 'digital', label: 'Digital' }],
  description: 'A donation reward: a PDF and our thanks. No variants.',
  includes: [],
  rows: [{ label: 'Delivery', value: 'With the campaign' }],
  action: { label: 'Select $12 reward', onPress },
} satisfies RewardCardProps
const soldOut = {
  ...kettle,
  price: '$72',
  title: 'Early kettle',
  state: 'soldOut',
  tags: [{ kind: 'soldOut', label: 'All 100 taken' }],
  description: 'The first hundred, at cost.',
  includes: [],
  action: { label: 'Sold out', disabledReason: 'Places reopen if a pledge is cancelled.' },
} satisfies RewardCardProps
const elsewhere = {
  ...kettle,
  price: '$240',
  title: 'Workshop day',
  state: 'elsewhere',
  tags: [{ kind: 'elsewhere', label: 'UK only' }],
  description: 'A day at the press in Sheffield.',
  includes: [],
  rows: [
    { label: 'Shipping to Canada', value: 'Not offered' },
    { label: 'Delivery', value: 'May 2027' },
  ],
  action: { label: 'Not available in Canada', disabledReason: 'Change the country above to check.' },
} satisfies RewardCardProps
const upcoming = {
  ...kettle,
  price: '$118',
  title: 'Storefront kettle',
  state: 'upcoming',
  tags: [{ kind: 'opens', label: 'Opens in 5 days' }],
  includes: [],
  rows: [
    { label: 'Shipping to Canada', value: '$13.00' },
    { label: 'Opens', value: '4 Mar, 09:00' },
  ],
  action: { label: 'Opens 4 March', disabledReason: 'Nothing can be ordered before.' },
} satisfies RewardCardProps
const ended = {
  ...kettle,
  state: 'ended',
  action: undefined,
  note: 'No longer offered since 2 December.',
} satisfies RewardCardProps

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Select $95 reward' })
    await expect(button).toHaveAccessibleDescription('One kettle')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onPress).toHaveBeenCalledOnce()
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { ...fewLeft, state: 'available' as const } })
export const YourSelection = meta.story({
  args: selected,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your selection')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Manage pledge' })).toHaveAttribute(
      'href',
      '/pledges/1',
    )
  },
})
export const FewLeftEndsSoon = meta.story({ args: fewLeft })
export const Digital = meta.story({ args: digital })
export const SoldOut = meta.story({
  args: soldOut,
  play: async ({ canvas, userEvent }) => {
    // It stays visible and in the tab order, and says why.
    const button = canvas.getByRole('button', { name: 'Sold out' })
    await expect(button).toHaveAccessibleDescription('Early kettle Places reopen if a pledge is cancelled.')
    await userEvent.click(button)
    await expect(onPress).not.toHaveBeenCalled()
  },
})
export const DoesNotShipThere = meta.story({
  args: elsewhere,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not offered')).toBeVisible()
    await expect(await canvas.findByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
})
export const NotStartedYet = meta.story({ args: upcoming })
export const Ended = meta.story({
  args: ended,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(await canvas.findByText('No longer offered since 2 December.')).toBeVisible()
  },
})
export const WithVersions = meta.story({
  args: {
    choice: (
      <RadioGroup
        label="Version"
        variant="plain"
        value="moss"
        onChange={fn()}
        options={[
          { value: 'moss', label: 'Moss' },
          { value: 'slate', label: 'Slate', detail: '4 left' },
          { value: 'bone', label: 'Bone', detail: 'All 40 taken', disabled: true },
        ]}
      />
    ),
  },
})
export const WithoutPicture = meta.story({ args: { image: null } })
export const Loading = meta.story({
  render: () => (
    <Column>
      <RewardCardSkeleton />
    </Column>
  ),
})
export const Matrix = meta.story({
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(297px, 100%), 1fr))',
        gap: 32,
        alignItems: 'start',
        paddingBlockStart: 13,
      }}
    >
      {[kettle, selected, fewLeft, digital, soldOut, elsewhere, upcoming, ended].map(
        (args: RewardCardProps) => (
          <RewardCard key={args.title + args.state} {...args} />
        ),
      )}
      <RewardCardSkeleton />
    </div>
  ),
})
