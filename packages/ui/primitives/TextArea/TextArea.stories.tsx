import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided, pressing } from '../guide.ts'
import { guide } from './TextArea.docs.tsx'
import { TextArea } from './TextArea.tsx'

const meta = preview.meta({
  title: 'Primitives/TextArea',
  parameters: guided(guide),
  component: TextArea,
  args: { label: 'Short description' },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Short description' }), 'One.{Enter}Two.')
    await expect(await canvas.findByRole('textbox')).toHaveValue('One.\nTwo.')
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({
  args: { rows: 5, hint: 'Shown on cards and in search.', count: '0 / 140' },
})

export const WithError = meta.story({
  args: { defaultValue: 'A kettle', error: 'Write at least 20 characters.', count: '8 / 140' },
})

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <TextArea
        {...args}
        defaultValue="A kettle that you can take apart, mend and hand on."
        count="51 / 140"
      />
      <TextArea {...args} defaultValue="A kettle" error="Write at least 20 characters." />
      <TextArea {...args} disabled defaultValue="Locked while the campaign runs." />
    </Grid>
  ),
})
