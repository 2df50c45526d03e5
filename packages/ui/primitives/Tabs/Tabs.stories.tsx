import { expect } from 'storybook/test'
import preview from '#catalogue/preview'
import { Text } from '../Text/Text.tsx'
import { Tabs } from './Tabs.tsx'

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Tabs,
  args: {
    label: 'Project',
    tabs: [
      { id: 'story', label: 'Story', content: <Text>How the kettle comes apart.</Text> },
      { id: 'updates', label: 'Updates', count: 7, content: <Text>The dial casting passed.</Text> },
      {
        id: 'discussion',
        label: 'Discussion',
        count: 42,
        content: <Text>Does the key fit the old seal?</Text>,
      },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Updates/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The dial casting passed.')
  },
})

export const FromRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: /Updates/ })).toHaveAttribute('aria-selected', 'true')
  },
})

export const Playground = meta.story()
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Matrix = meta.story({ args: {} })
