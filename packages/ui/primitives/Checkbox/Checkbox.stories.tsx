import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './Checkbox.docs.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  parameters: guided(guide),
  component: Checkbox,
  args: { label: 'Save to my addresses', onChange: fn() },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Save to my addresses' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(box).toBeChecked()
    await userEvent.click(await canvas.findByText('Save to my addresses'))
    await expect(box).not.toBeChecked()
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { hint: 'You can change it in your settings.' } })

export const SomeChosen = meta.story({
  args: { label: 'All backers on this page', checked: 'mixed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBePartiallyChecked()
  },
})

export const WithError = meta.story({
  args: {
    label: (
      <>
        I agree to the <Link href="/terms">terms</Link> and am 18 or older
      </>
    ),
    error: 'We need your agreement to go on.',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toHaveAccessibleDescription(
      'We need your agreement to go on.',
    )
  },
})

export const Disabled = meta.story({ args: { disabled: true, checked: true } })

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={12}>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} checked="mixed" />
      <Checkbox {...args} hint="You can change it in your settings." />
      <Checkbox {...args} error="We need your agreement to go on." />
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled checked />
    </Stack>
  ),
})
