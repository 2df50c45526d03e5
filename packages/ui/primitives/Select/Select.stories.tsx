import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided, pressing } from '../guide.ts'
import { guide } from './Select.docs.tsx'
import { Select } from './Select.tsx'

const provinces = ['Alberta', 'British Columbia', 'Nova Scotia', 'Québec'].map((label) => ({
  value: label,
  label,
}))

const meta = preview.meta({
  title: 'Primitives/Select',
  parameters: guided(guide),
  component: Select,
  args: { label: 'Province', options: provinces, onChange: fn() },
})

export const Default = meta.story({
  args: { defaultValue: 'Nova Scotia' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Province' })
    await userEvent.selectOptions(field, 'Québec')
    await expect(field).toHaveValue('Québec')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { placeholder: 'Choose a province', hint: 'For your taxes.' } })

export const NothingChosen = meta.story({
  args: { placeholder: 'Choose a province' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveDisplayValue('Choose a province')
  },
})

export const WithError = meta.story({
  args: { placeholder: 'Choose a province', error: 'Choose where it should go.' },
})

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <Select {...args} defaultValue="Nova Scotia" />
      <Select {...args} placeholder="Choose a province" error="Choose where it should go." />
      <Select {...args} disabled defaultValue="Alberta" />
    </Grid>
  ),
})
