import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { Grid } from '../Grid/Grid.tsx'
import { guided, pressing } from '../guide.ts'
import { guide } from './PasswordField.docs.tsx'
import { PasswordField } from './PasswordField.tsx'

const meta = preview.meta({
  title: 'Primitives/PasswordField',
  parameters: guided(guide),
  component: PasswordField,
  args: {
    label: 'Password',
    autoComplete: 'current-password' as const,
    showLabel: 'Show password',
    hideLabel: 'Hide password',
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'copper kettle')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(field).toHaveValue('copper kettle')
    await expect(await canvas.findByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({
  args: { autoComplete: 'new-password', hint: 'At least 8 characters' },
})

export const WithError = meta.story({ args: { defaultValue: 'copper', error: 'Two more characters.' } })

export const Matrix = meta.story({
  render: (args) => (
    <Grid columns={{ base: 1, from700: 2 }}>
      <PasswordField {...args} defaultValue="copper kettle" />
      <PasswordField {...args} defaultValue="copper" error="Two more characters." />
    </Grid>
  ),
})
