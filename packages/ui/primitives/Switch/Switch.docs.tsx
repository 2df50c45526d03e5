import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Switch } from './Switch.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: <Switch label="E-mail me when a vote opens" hint="At most one mail a day." defaultChecked />,
    parts: [
      { name: 'Label', is: 'What is on while it is on.', find: 'label > span' },
      { name: 'Switch', is: 'On or off; it takes effect at once.', find: 'input' },
      { name: 'Hint', is: 'Optional. What follows from it.' },
    ],
  },
  dos: [{ says: 'Name what is on while it is on.', show: <Switch label="E-mail me when a vote opens" /> }],
  donts: [
    {
      says: 'Do not use it for a value that a button sends: that is a Checkbox.',
      show: <Switch label="I agree to the terms" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the switch.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('switch')).toHaveFocus()
      },
    },
    {
      keys: ['Space'],
      does: 'Turns it on or off.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('switch')).toBeChecked()
        await userEvent.keyboard(' ')
        await expect(canvas.getByRole('switch')).not.toBeChecked()
      },
    },
  ],
  stories: ['WithHint'],
}
