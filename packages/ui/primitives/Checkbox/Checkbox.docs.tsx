import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Checkbox } from './Checkbox.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: <Checkbox label="Save to my addresses" hint="You can change it in your settings." defaultChecked />,
    parts: [
      { name: 'Box', is: 'Empty, checked, or mixed if it stands for several others.', find: 'input' },
      { name: 'Label', is: 'What is chosen or agreed to. A press on it changes the box.', find: 'label' },
      { name: 'Hint', is: 'Optional. What follows from it; an error replaces it.' },
    ],
  },
  dos: [
    {
      says: 'Write the label so that a checked box means yes.',
      show: <Checkbox label="Save to my addresses" />,
    },
  ],
  donts: [
    {
      says: 'Do not ask with a negative: nobody knows what a check means.',
      show: <Checkbox label="Do not save" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the box.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('checkbox')).toHaveFocus()
      },
    },
    {
      keys: ['Space'],
      does: 'Checks it, or takes the check away.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('checkbox')).toBeChecked()
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('checkbox')).not.toBeChecked()
      },
    },
  ],
  stories: ['SomeChosen', 'WithError', 'Disabled'],
}
