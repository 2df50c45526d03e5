import bell from 'lucide-react/icons/bell'
import x from 'lucide-react/icons/x'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { guide } from './IconButton.docs.tsx'
import { IconButton, iconButtonSizes, iconButtonVariants } from './IconButton.tsx'

const meta = preview.meta({
  title: 'Primitives/IconButton',
  parameters: guided(guide),
  component: IconButton,
  args: { label: 'Close', icon: x, onClick: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'inline-radio', options: iconButtonVariants },
    size: { control: 'inline-radio', options: iconButtonSizes },
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Close' }).offsetHeight).toBe(44)
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { variant: 'line', icon: bell, label: 'Notifications' } })

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      {iconButtonVariants.flatMap((variant) =>
        iconButtonSizes.map((size) => (
          <IconButton {...args} key={`${variant} ${size}`} variant={variant} size={size} />
        )),
      )}
      <IconButton {...args} disabled />
    </Inline>
  ),
})
