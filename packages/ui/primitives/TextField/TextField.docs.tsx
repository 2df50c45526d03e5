import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { TextField } from './TextField.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: (
      <TextField
        label="Slug"
        prefix="kindling.com/"
        hint="Letters, digits and hyphens."
        optional="optional"
      />
    ),
    parts: [
      { name: 'Label', is: 'What to type, in one to three words. Always there.', find: 'label' },
      { name: 'Control', is: 'As wide as what is expected, where that is known.', find: 'input' },
      { name: 'Hint', is: 'Optional. Helps before typing; an error replaces it.' },
    ],
  },
  dos: [
    {
      says: 'Say in the error what is wrong and how to fix it.',
      show: (
        <TextField label="E-mail" defaultValue="mara@" error="Enter an address such as name@example.com." />
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use a placeholder as the label: it is gone once somebody types.',
      show: <TextField label="E-mail" labelDisplay="spoken" placeholder="E-mail" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the field.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox')).toHaveFocus()
      },
    },
    {
      keys: ['Any letter'],
      does: 'Types it.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('m')
        await expect(canvas.getByRole('textbox')).toHaveValue('m')
      },
    },
  ],
  stories: ['WithHint', 'WithError'],
}
