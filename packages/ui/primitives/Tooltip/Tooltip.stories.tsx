import share from 'lucide-react/icons/share-2'
import { expect, screen } from 'storybook/test'
import preview from '#catalogue/preview'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip, tooltipSides } from './Tooltip.tsx'

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { label: 'Share this project', children: <IconButton label="Share" icon={share} variant="line" /> },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides }, children: { control: false } },
  parameters: { layout: 'centered' },
})

export const Default = meta.story({
  play: async ({ userEvent, canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share this project')
    await expect(canvas.getByRole('button', { name: 'Share' })).toHaveAccessibleDescription(
      'Share this project',
    )
  },
})
export const Playground = meta.story({ args: { side: 'bottom' } })
