import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided, pressing } from '../guide.ts'
import { guide } from './NumberField.docs.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

function Held({ value: initial, onChange, ...props }: NumberFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Primitives/NumberField',
  parameters: guided(guide),
  component: NumberField,
  args: { label: 'Quantity', value: null, notANumber: 'Enter a whole number.', onChange: fn() },
  render: (args) => <Held {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.type(field, '-12')
    await expect(field).toHaveValue('12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

/** Never read as another number, such as 13: the text stays, and the field shows that it is invalid. */
export const NotANumber = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' })
    await userEvent.type(field, '1e3')
    await expect(field).toHaveValue('1e3')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveAccessibleDescription('Enter a whole number.')
    await userEvent.clear(field)
    await userEvent.type(field, '1000')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  },
})

export const Playground = meta.story({
  args: { value: 50, suffix: 'places', hint: 'Leave empty for no limit.' },
})

export const Pasted = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox'))
    await userEvent.paste('−1 200')
    await expect(args.onChange).toHaveBeenLastCalledWith(1200)
  },
})

export const WithError = meta.story({ args: { value: 700, error: 'At most 500 of one reward.' } })

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <Held {...args} value={12} />
      <Held {...args} value={700} error="At most 500 of one reward." />
    </Grid>
  ),
})
