import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided, pressing } from '../guide.ts'
import { guide } from './Combobox.docs.tsx'
import { Combobox, type ComboboxProps } from './Combobox.tsx'

const names = new Intl.DisplayNames('en', { type: 'region' })
const codes =
  'AU AT BE BR CA CL CI CZ DK EE FI FR DE GR IS IN IE IT JP KE LV LT MX NL NZ NG NO PL PT ES SE CH GB US'
const countries = codes.split(' ').map((value) => ({ value, label: names.of(value) ?? value }))

function Held({ value: initial, onChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState(initial)
  return (
    <Combobox
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
  title: 'Primitives/Combobox',
  parameters: guided(guide),
  component: Combobox,
  args: {
    label: 'Country',
    options: countries,
    value: 'CA',
    onChange: fn(),
    emptyLabel: 'No country of that name',
    resultsLabel: (count) => `${count} countries`,
  },
  render: (args) => <Held {...args} />,
  decorators: [
    (Story) => (
      <div style={{ minHeight: 380 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' })
    await expect(field).toHaveValue('Canada')
    await userEvent.click(field)
    await expect(await canvas.findByRole('option', { name: 'Canada' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await userEvent.keyboard('cote')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('CI')
    await expect(field).toHaveValue('Côte d’Ivoire')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { value: null, placeholder: 'Choose a country' } })

export const ArrowKeys = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: 'Austria' }).id,
    )
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('AU')
  },
})

export const LargeSteps = meta.story({
  args: { value: null },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    const isActive = (name: string) =>
      expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name }).id)
    await userEvent.click(field)
    for (const [keys, country] of [
      ['{End}', 'United States'],
      ['{PageUp}', 'Norway'],
      ['{Home}', 'Australia'],
      ['{PageDown}', 'Czechia'],
      ['{PageUp}', 'Australia'],
      ['{ArrowUp}', 'United States'],
    ] as const) {
      await userEvent.keyboard(keys)
      await isActive(country)
    }
    // Closed, they are the text field's own.
    await userEvent.keyboard('{Escape}{Home}')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
})

export const EscapeKeepsTheChoice = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    await userEvent.keyboard('fin{Escape}')
    await expect(field).toHaveValue('Canada')
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

/** A text that names one option chooses it when the field is left; one that could mean several chooses nothing. */
export const LeftWithoutChoosing = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    const leaveWith = async (text: string) => {
      await userEvent.click(field)
      await userEvent.keyboard(text)
      await userEvent.click(document.body)
      await expect(field).toHaveAttribute('aria-expanded', 'false')
    }
    await leaveWith('united')
    await expect(field).toHaveValue('Canada')
    await leaveWith('atlantis')
    await expect(field).toHaveValue('Canada')
    await expect(args.onChange).not.toHaveBeenCalled()
    await leaveWith('zeal')
    await expect(field).toHaveValue('New Zealand')
    await leaveWith('united states')
    await expect(field).toHaveValue('United States')
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await userEvent.keyboard('atlantis')
    await expect(await canvas.findByRole('status')).toHaveTextContent('No country of that name')
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length)
  },
})

/** Where there is more room above the field, the list opens upwards; where there is little, it is shorter. */
export const NearTheEdge = meta.story({
  args: { value: null },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', alignItems: 'end', minHeight: 'calc(100vh - 32px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await expect(list.bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top)
    await expect(list.top).toBeGreaterThanOrEqual(0)
  },
})

/** Any text may be typed; the list only helps. What is suggested is up to the page: here, names that begin so. */
export const Suggestions = meta.story({
  args: { entry: 'text', label: 'Location', value: '', resultsLabel: (count) => `${count} places` },
  render: function Suggested(args) {
    const [text, setText] = useState(args.value ?? '')
    const options = countries.filter(({ label }) => text !== '' && label.startsWith(text))
    const change = (next: string) => {
      setText(next)
      args.onChange(next)
    }
    return <Combobox {...args} options={options} value={text} onChange={change} />
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Location' })
    await userEvent.click(field)
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('Ne')
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
    // Nobody went to a suggestion: Enter keeps the text.
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Ne')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('NL')
    await userEvent.clear(field)
    await userEvent.keyboard('Atlantis{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Atlantis')
    await expect(field).toHaveValue('Atlantis')
  },
})

export const WithError = meta.story({ args: { value: null, error: 'Choose where it should go.' } })

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <Held {...args} hint="Changes shipping for 2 items." />
      <Held {...args} value={null} placeholder="Choose a country" />
      <Held {...args} value={null} error="Choose where it should go." />
      <Held {...args} disabled />
    </Grid>
  ),
})
