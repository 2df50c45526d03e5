import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided, pressing } from '../guide.ts'
import { guide } from './MoneyField.docs.tsx'
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx'

function Held({ value: initial, onChange, ...props }: MoneyFieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <MoneyField
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
  title: 'Primitives/MoneyField',
  parameters: guided(guide),
  component: MoneyField,
  args: { label: 'Goal', value: null, notAnAmount: 'Enter an amount such as 25.50.', onChange: fn() },
  render: (args) => <Held {...args} />,
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Goal' })
    await userEvent.type(field, '-12,5')
    await expect(args.onChange).toHaveBeenLastCalledWith(1250)
    await userEvent.tab()
    await expect(field).toHaveValue('12.50')
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { value: 4_000_000, currency: 'CA$', hint: 'At least $500.' } })

export const PastedWithGroups = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox'))
    await userEvent.paste('$1,234.56')
    await expect(args.onChange).toHaveBeenLastCalledWith(123_456)
  },
})

/** Never read as another amount, such as 13: the text stays, and the field shows that it is invalid. */
export const NotAnAmount = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Goal' })
    await userEvent.type(field, '1e3')
    await userEvent.tab()
    await expect(field).toHaveValue('1e3')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await expect(field).toHaveAccessibleDescription('Enter an amount such as 25.50.')
  },
})

export const WithError = meta.story({ args: { value: 20_000, error: 'At least $500.' } })

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <Held {...args} value={4_000_000} />
      <Held {...args} value={1205} currency="CA$" />
      <Held {...args} value={20_000} error="At least $500." />
    </Grid>
  ),
})
