import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Badge } from '../Badge/Badge.tsx'
import { guided, pressing } from '../guide.ts'
import { Stack } from '../Stack/Stack.tsx'
import { guide } from './RadioGroup.docs.tsx'
import { RadioGroup, type RadioGroupProps, radioGroupVariants } from './RadioGroup.tsx'

function Held({ value: initial, onChange, ...props }: RadioGroupProps) {
  const [value, setValue] = useState(initial)
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const swatch = (background?: string) => (
  <span style={{ flex: 'none', inlineSize: 40, blockSize: 40, borderRadius: 6, background }} />
)
const pictured = [
  { value: 'moss', label: 'Moss', start: swatch('#6f7f5a') },
  { value: 'slate', label: 'Slate', start: swatch('#56626b') },
  { value: 'bone', label: 'Bone', start: swatch() },
]

const meta = preview.meta({
  title: 'Primitives/RadioGroup',
  parameters: guided(guide),
  component: RadioGroup,
  args: {
    label: 'Where should it go?',
    options: [
      {
        value: 'home',
        label: 'Home',
        detail: '18 Barrington St, Halifax NS B3J 1Y9',
        end: <Badge>Default</Badge>,
      },
      { value: 'studio', label: 'Studio', detail: '2240 Gottingen Street, Halifax NS' },
      { value: 'new', label: 'New address' },
    ],
    value: 'new',
    onChange: fn(),
  },
  argTypes: { variant: { control: 'inline-radio', options: radioGroupVariants } },
  render: (args) => <Held {...args} />,
})

export const Default = meta.story({
  args: { value: 'home' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('studio')
    await expect(await canvas.findByRole('radio', { name: /Studio/ })).toBeChecked()
  },
})

/** A picture of each answer; without one, the labels stay in one column. */
export const WithPictures = meta.story({
  args: { label: 'Version', variant: 'plain', options: pictured, value: 'moss' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Moss' })).toBeChecked()
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { variant: 'plain' } })

export const WithError = meta.story({
  args: { value: null, error: 'Choose an address.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group')).toHaveAccessibleDescription('Choose an address.')
  },
})

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      {radioGroupVariants.map((variant) => (
        <Held {...args} key={variant} variant={variant} />
      ))}
      <Held {...args} value={null} error="Choose an address." />
      <Held {...args} label="Version" variant="plain" options={pictured} value="moss" />
    </Stack>
  ),
})
