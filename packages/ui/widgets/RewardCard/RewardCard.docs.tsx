import { expect } from '#catalogue/test'
import type { Guide } from '../../primitives/guide.ts'
import { RewardCard, type RewardCardProps } from './RewardCard.tsx'

const reward: RewardCardProps = {
  price: '$95',
  about: 'About CA$131',
  title: 'One kettle',
  state: 'available',
  includes: ['Kettle, 1.4 litre', 'Two spare seals'],
  rows: [{ label: 'Delivery', value: 'Nov 2027' }],
  action: { label: 'Select $95 reward', onPress: () => undefined },
}

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: (
      <div style={{ inlineSize: 300, maxInlineSize: '100%', paddingBlockStart: 13 }}>
        <RewardCard {...reward} />
      </div>
    ),
    parts: [
      {
        name: 'Price',
        is: 'First and largest; below it what it is in the backer’s currency.',
        find: 'article > div p',
      },
      { name: 'Title', is: 'What a backer gets, in a few words.', find: 'h3' },
      { name: 'Contents', is: 'One item a line.', find: 'ul' },
      { name: 'Rows', is: 'Shipping and delivery, in one order on all cards.', find: 'dl' },
      { name: 'Action', is: 'Says the result, with the price; or why there is none.', find: 'button' },
    ],
  },
  dos: [
    {
      says: 'Keep a reward that cannot be chosen, and say why.',
      show: (
        <div style={{ inlineSize: 300, maxInlineSize: '100%', paddingBlockStart: 13 }}>
          <RewardCard
            {...reward}
            state="soldOut"
            action={{ label: 'Sold out', disabledReason: 'Places reopen if a pledge is cancelled.' }}
          />
        </div>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not write a label that is the same on every card.',
      show: (
        <div style={{ inlineSize: 300, maxInlineSize: '100%', paddingBlockStart: 13 }}>
          <RewardCard {...reward} action={{ label: 'Select', onPress: () => undefined }} />
        </div>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to its button.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Chooses the reward.',
      play: async ({ userEvent, args }) => {
        const { onPress } = args.action as { onPress: () => void }
        await userEvent.keyboard('{Enter}')
        await userEvent.keyboard(' ')
        await expect(onPress).toHaveBeenCalledTimes(2)
      },
    },
  ],
  stories: ['YourSelection', 'SoldOut', 'WithVersions'],
}
