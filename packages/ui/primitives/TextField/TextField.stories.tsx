import search from 'lucide-react/icons/search'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided, pressing } from '../guide.ts'
import { Link } from '../Link/Link.tsx'
import { guide } from './TextField.docs.tsx'
import { TextField, textFieldTypes } from './TextField.tsx'

const meta = preview.meta({
  title: 'Primitives/TextField',
  parameters: guided(guide),
  component: TextField,
  args: { label: 'E-mail', type: 'email' as const, autoComplete: 'email', onChange: fn() },
  argTypes: {
    type: { control: 'inline-radio', options: textFieldTypes },
    icon: { control: false },
    end: { control: false },
    action: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByText('E-mail'))
    const field = canvas.getByRole('textbox', { name: 'E-mail' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('mara')
    await expect(field).toHaveValue('mara')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({
  args: { hint: 'We write only about what you back.', placeholder: 'name@example.com' },
})

export const WithHint = meta.story({
  args: {
    label: 'Phone',
    type: 'tel',
    optional: 'optional',
    hint: 'Couriers abroad often reject parcels without one.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Phone optional' })
    await expect(field).toHaveAccessibleDescription('Couriers abroad often reject parcels without one.')
  },
})

export const WithError = meta.story({
  args: {
    label: 'Postal code',
    type: 'text',
    defaultValue: 'B3K 3B',
    hint: 'As on your letters.',
    error: 'Canadian codes look like A1A 1A1.',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox')
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Canadian codes look like A1A 1A1.')
    await expect(canvas.queryByText('As on your letters.')).not.toBeInTheDocument()
  },
})

export const WithCount = meta.story({
  args: { label: 'Project name', type: 'text', defaultValue: 'Hollin', count: '6 / 60' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveAccessibleDescription('6 / 60')
  },
})

export const WithAffixes = meta.story({
  args: { label: 'Address of the page', type: 'text', prefix: 'kindling.test/', defaultValue: 'hollin' },
})

export const WithAction = meta.story({
  args: { action: <Link href="/reset">Forgot it?</Link> },
})

export const LabelSpokenOnly = meta.story({
  args: {
    label: 'Search projects',
    labelDisplay: 'spoken',
    type: 'search',
    icon: search,
    placeholder: 'Search projects',
  },
})

export const ReadOnly = meta.story({
  args: {
    label: 'Preview link',
    type: 'url',
    readOnly: true,
    defaultValue: 'https://kindling.test/preview/h4Ld-9q',
  },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'mara@example.com' } })

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }} gap={24}>
      <TextField {...args} defaultValue="mara@example.com" />
      <TextField {...args} placeholder="name@example.com" hint="We need it for receipts." />
      <TextField {...args} defaultValue="mara@" error="This is not a whole address." />
      <TextField {...args} label="Project name" count="6 / 60" defaultValue="Hollin" />
      <TextField {...args} label="Phone" optional="optional" />
      <TextField {...args} label="Goal" prefix="$" suffix="USD" defaultValue="40,000" />
      <TextField {...args} disabled defaultValue="mara@example.com" />
      <TextField {...args} readOnly defaultValue="mara@example.com" />
    </Grid>
  ),
})
