import share from 'lucide-react/icons/share-2'
import preview from '#catalogue/preview'
import { expect, screen } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { guide } from './Tooltip.docs.tsx'
import { Tooltip, tooltipSides } from './Tooltip.tsx'

const meta = preview.meta({
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { label: 'Share this project', children: <IconButton label="Share" icon={share} variant="line" /> },
  argTypes: { side: { control: 'inline-radio', options: tooltipSides }, children: { control: false } },
  parameters: { ...guided(guide), layout: 'centered' },
})

export const Default = meta.story({
  play: async ({ userEvent, canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Share this project')
    await expect(await canvas.findByRole('button', { name: 'Share' })).toHaveAccessibleDescription(
      'Share this project',
    )
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { side: 'bottom' } })
