import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Switch.docs.tsx'
import { Switch } from './Switch.tsx'

const meta = preview.meta({
  title: 'Primitives/Switch',
  parameters: guided(guide),
  component: Switch,
  args: { label: 'E-mail me when a vote opens', onChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('switch', { name: 'E-mail me when a vote opens' })).toBeChecked()
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { hint: 'At most one mail a day.', defaultChecked: true } })

export const WithHint = meta.story({
  args: { hint: 'At most one mail a day.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toHaveAccessibleDescription('At most one mail a day.')
    await expect(await canvas.findByRole('switch')).toHaveAccessibleName('E-mail me when a vote opens')
  },
})

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={4}>
      <Switch {...args} />
      <Switch {...args} defaultChecked />
      <Switch {...args} hint="At most one mail a day." />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </Stack>
  ),
})
