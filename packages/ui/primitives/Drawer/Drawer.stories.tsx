import preview from '#catalogue/preview'
import { expect, fn, screen } from '#catalogue/test'
import { Button } from '../Button/Button.tsx'
import { guided, pressing } from '../guide.ts'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { guide } from './Drawer.docs.tsx'
import { Drawer, drawerSides } from './Drawer.tsx'

const meta = preview.meta({
  title: 'Primitives/Drawer',
  component: Drawer,
  args: {
    open: true,
    onClose: fn(),
    title: 'Filters',
    closeLabel: 'Close',
    children: (
      <RadioGroup
        label="Sort"
        variant="plain"
        value="ending"
        onChange={fn()}
        options={[
          { value: 'ending', label: 'Ending soon' },
          { value: 'newest', label: 'Newest' },
        ]}
      />
    ),
    footer: <Button width="full">Show 24 projects</Button>,
  },
  argTypes: {
    side: { control: 'inline-radio', options: drawerSides },
    children: { control: false },
    footer: { control: false },
  },
  parameters: { ...guided(guide), docs: { story: { inline: false, iframeHeight: '520px' } } },
})

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { side: 'start' } })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const Matrix = meta.story({ args: { side: 'start' } })
