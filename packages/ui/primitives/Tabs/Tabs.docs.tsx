import { arrows, expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const tabs = [
  { id: 'story', label: 'Story', content: <Text>How the kettle comes apart.</Text> },
  { id: 'updates', label: 'Updates', count: 7, content: <Text>The dial casting passed.</Text> },
]

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: <Tabs label="Project" tabs={tabs} />,
    parts: [
      { name: 'Tab', is: 'One or two words. The chosen one is underlined.', find: '[role="tab"]' },
      { name: 'Count', is: 'Optional: how much is behind it.', find: '[role="tab"]:nth-of-type(2)' },
      { name: 'Panel', is: 'The content of the chosen tab.', find: '[role="tabpanel"]' },
    ],
  },
  dos: [
    {
      says: 'Use short labels of one kind, so that a glance compares them.',
      show: <Tabs label="Project" tabs={tabs} />,
    },
  ],
  donts: [
    {
      says: 'Do not use tabs for steps that depend on each other: nothing says that there is an order.',
      show: (
        <Tabs
          label="Checkout"
          tabs={[
            { id: 'address', label: '1. Address', content: <Text>Where should it go?</Text> },
            { id: 'payment', label: '2. Payment', content: <Text>How do you pay?</Text> },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the chosen tab; once more, to its panel.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('tab', { selected: true })).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('tabpanel')).toHaveFocus()
        await userEvent.tab({ shift: true })
      },
    },
    {
      keys: ['Arrow right', 'Arrow left'],
      does: 'Chooses the next or previous tab; from right to left, the other way.',
      play: async ({ canvas, userEvent }) => {
        const [first, second] = canvas.getAllByRole('tab')
        await userEvent.keyboard(arrows().on)
        await expect(second).toHaveAttribute('aria-selected', 'true')
        await userEvent.keyboard(arrows().back)
        await expect(first).toHaveAttribute('aria-selected', 'true')
      },
    },
    {
      keys: ['Home', 'End'],
      does: 'Chooses the first or the last tab.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('{End}')
        await expect(canvas.getAllByRole('tab').at(-1)).toHaveAttribute('aria-selected', 'true')
        await userEvent.keyboard('{Home}')
        await expect(canvas.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true')
      },
    },
  ],
  stories: ['OnAPhone', 'FromRightToLeft'],
}
